import { expect, test, vi } from "vitest";
import * as api from "../../src/lib/api";
import { Problem, problemOf } from "../../src/lib/problem";

function serverSays(body: unknown, status = 200) {
  const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function problemWith(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => "no problem",
    (problem: unknown) => problem,
  );
}

test("what is fetched is what the server says", async () => {
  const fetched = serverSays({ game: "alone" });
  expect(await api.content("a/b")).toEqual({ game: "alone" });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/content/a%2Fb");
});

test("a wish is sent as JSON", async () => {
  const fetched = serverSays([]);
  await api.mine({ tokens: ["a"] });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/mine");
  expect(init).toMatchObject({ method: "POST", body: '{"tokens":["a"]}' });
});

test("a record is fetched with the token in a header, never in the address", async () => {
  const fetched = serverSays("record");
  expect(await (await api.record("one", "secret")).text()).toBe("record");
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/tables/one/record");
  expect(init?.headers).toEqual({ Authorization: "Bearer secret" });
});

test("a refusal is a problem with its facts", async () => {
  serverSays({ key: "turn", facts: { seat: "hero" }, sentence: "wait" }, 409);
  const problem = await problemWith(api.offered());
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ key: "turn", facts: { seat: "hero" }, sentence: "wait", message: "wait" });
});

test("a refusal without words is known by its status", async () => {
  serverSays("<html>", 502);
  expect(await problemWith(api.texts())).toMatchObject({
    key: "http-502",
    facts: {},
    sentence: "",
    message: "http-502",
  });
});

test("a server that does not answer is unreachable", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await problemWith(api.texts())).toMatchObject({ key: "unreachable" });
});

test("any other error is a problem of reaching the server", () => {
  const problem = new Problem("turn");
  expect(problemOf(problem)).toBe(problem);
  expect(problemOf(new Error("other")).key).toBe("unreachable");
});
