import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { pages } from "../pages.ts";

const requested: string[] = [];
const consent = JSON.stringify({ ads: true, version: "2026-11", at: "2026-11-15T00:00:00.000Z" });

class FakeImage {
  addEventListener = () => undefined;
  set src(url: string) {
    requested.push(url);
  }
}

vi.stubEnv("PIXEL_ID", "123");
vi.stubEnv("PIXEL_ORIGIN", "https://pixel.example");
vi.stubGlobal("Image", FakeImage);
vi.stubGlobal("document", { cookie: "" });
const storage = { getItem: (key: string) => (key === "consent" ? consent : null), setItem: () => undefined };
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);
const { sendPixel } = await import("./pixel.ts");

beforeEach(() => void (requested.length = 0));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A URL of the page, with ids where the pattern has them. */
const example = (path: string) => path.replace(/:\w+\??/g, "3f1c9a52").replace("*", "em-lugar-nenhum");

function visit(pathname: string): void {
  vi.stubGlobal("location", new URL(pathname, "https://site.example"));
  sendPixel(pathname, "event-1");
}

test.each(pages.filter(({ isPrivate }) => isPrivate))("$path is never reported, with consent either", ({ path }) => {
  visit(example(path));
  visit(`${example(path)}/`);
  expect(requested).toEqual([]);
});

test.each(pages.filter(({ isPrivate }) => !isPrivate))("$path is reported with consent", ({ path }) => {
  visit(example(path));
  expect(requested.map((url) => new URL(url).searchParams.get("dl"))).toEqual([`https://site.example${example(path)}`]);
});
