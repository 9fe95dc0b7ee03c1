import { expect, test } from "vitest";
import { setUnsentCount } from "../../app/session/unsent.ts";
import { mayLoseUnsent } from "./sign-out.ts";

test("signing out waits for an answer only when entries are only on this device", async () => {
  const answered = () => Promise.race([mayLoseUnsent(), new Promise((done) => setImmediate(done, "asked"))]);
  expect(await answered()).toBe(true);
  setUnsentCount(async () => ({ waiting: 1, refused: 1 }));
  expect(await answered()).toBe("asked");
});
