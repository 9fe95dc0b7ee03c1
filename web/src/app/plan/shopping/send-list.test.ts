import { expect, test } from "vitest";
import { type Sent, sendList } from "./send-list.ts";

const works = async () => undefined;
const fails = (error: Error) => async () => {
  throw error;
};
const closed = new DOMException("closed", "AbortError");
const refused = new DOMException("refused", "NotAllowedError");

test.each<[string, (() => Promise<undefined>) | undefined, () => Promise<undefined>, Sent]>([
  ["a device with a sheet", works, works, "shared"],
  ["a sheet that was closed", fails(closed), works, "left"],
  ["a sheet that is refused", fails(refused), works, "copied"],
  ["a device without a sheet", undefined, works, "copied"],
  ["a device that lets nothing out", undefined, fails(refused), "failed"],
])("%s", async (_, share, copy, sent) => {
  expect(await sendList("Feira", "- Arroz", { share, copy })).toBe(sent);
});
