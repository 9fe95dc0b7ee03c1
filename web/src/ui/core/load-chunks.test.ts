import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadChunks } from "./load-chunks.ts";

let isDown = true;
const requestedUrls: string[] = [];
const server = createServer(({ url = "" }, response) => {
  requestedUrls.push(url);
  response.writeHead(isDown && url !== "/assets/a.js" ? 503 : 200).end("export {}");
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { fetch } = globalThis;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(base + path, init));
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selector.includes("/assets/page.js") ? {} : null),
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("nothing is imported before every file is loaded, and only failed files are fetched again", async () => {
  const load = vi.fn(async () => "module");
  const files = ["assets/page.js", "assets/a.js", "assets/b.js"];
  await expect(loadChunks(load, files)).rejects.toThrow("/assets/b.js answered 503");
  // Browsers cache a failed import: it must not even be tried.
  expect(load).not.toHaveBeenCalled();
  isDown = false;
  await expect(loadChunks(load, files)).resolves.toBe("module");
  expect(requestedUrls.sort()).toEqual(["/assets/a.js", "/assets/b.js", "/assets/b.js"]);
});
