import { mount } from "svelte";
import "./shell/page.css";
import App from "./shell/App.svelte";

const target = document.getElementById("page");
if (target !== null) mount(App, { target });
