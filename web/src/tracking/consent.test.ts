import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** A fresh page in the same browser. */
async function visit(kept: object = storage) {
  vi.resetModules();
  vi.stubGlobal("localStorage", kept);
  return import("./consent.ts");
}

beforeEach(() => stored.clear());

test("no answer is no consent", async () => {
  expect((await visit()).getConsent()).toBeNull();
});

test.each([true, false])("the answer %s is remembered by the next page", async (ads) => {
  (await visit()).setConsent(ads);
  expect((await visit()).getConsent()).toMatchObject({ ads });
});

test("an answer to an older text is asked again", async () => {
  stored.set("consent", JSON.stringify({ ads: true, version: "2019-01", at: "2019-01-01T00:00:00.000Z" }));
  expect((await visit()).getConsent()).toBeNull();
});

test("a browser that keeps nothing still gets its answer honoured on this page", async () => {
  const closed = {
    getItem: () => null,
    setItem() {
      throw new Error("closed");
    },
  };
  const consent = await visit(closed);
  const notified = vi.fn();
  consent.watchConsent(notified);
  consent.setConsent(false);
  expect(consent.getConsent()).toMatchObject({ ads: false });
  expect(notified).toHaveBeenCalledOnce();
});
