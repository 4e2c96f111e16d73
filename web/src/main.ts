import { mount } from "svelte";
import "./shell/page.css";
import { look } from "./lib/look.svelte";
import App from "./shell/App.svelte";

const PATIENCE = 2000; // milliseconds until the words are asked for again

async function begin(target: HTMLElement): Promise<void> {
  try {
    await look.listen();
  } catch {
    setTimeout(() => void begin(target), PATIENCE);
    return;
  }
  mount(App, { target });
}

const target = document.getElementById("page");
if (target !== null) void begin(target);
