import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

/** Loads the module anew, as a new page in the same browser does. */
async function visit(browserStorage: object = storage) {
  vi.resetModules();
  vi.stubGlobal("localStorage", browserStorage);
  return import("./consent.ts");
}

beforeEach(() => stored.clear());

test("no answer is no consent", async () => {
  expect((await visit()).getConsent()).toBeNull();
});

test.each([true, false])("the answer %s is stored for the next page", async (ads) => {
  (await visit()).setConsent(ads);
  expect((await visit()).getConsent()).toMatchObject({ ads });
});

test("an answer to an older text version is no consent", async () => {
  stored.set("consent", JSON.stringify({ ads: true, version: "2019-01", at: "2019-01-01T00:00:00.000Z" }));
  expect((await visit()).getConsent()).toBeNull();
});

test("with storage blocked, the answer still applies on this page", async () => {
  const blocked = {
    getItem: () => null,
    setItem() {
      throw new Error("blocked");
    },
  };
  const consent = await visit(blocked);
  const notified = vi.fn();
  consent.watchConsent(notified);
  consent.setConsent(false);
  expect(consent.getConsent()).toMatchObject({ ads: false });
  expect(notified).toHaveBeenCalledOnce();
});
