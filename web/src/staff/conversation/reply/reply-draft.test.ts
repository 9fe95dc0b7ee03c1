import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplyDraft } from "./reply-draft.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const AT = "2026-11-19T13:26:00.000Z";

/** A server that answers when the test says so. */
function open() {
  const asked: string[] = [];
  const answers: { resolve: (at: string | null) => void; reject: (cause: Error) => void }[] = [];
  const draft = new ReplyDraft(
    (text) => {
      asked.push(text);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    null,
    () => undefined,
  );
  const answer = async (how: "saved" | "lost") => {
    const next = answers.shift();
    if (how === "saved") next?.resolve(AT);
    else next?.reject(new Error("lost"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { draft, asked, answer };
}

test("it is saved once its writer pauses, and says when", async () => {
  const { draft, asked, answer } = open();
  draft.put("O");
  await vi.advanceTimersByTimeAsync(500);
  draft.put("Oi");
  await vi.advanceTimersByTimeAsync(799);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(draft.current.state).toBe("saving");
  await answer("saved");
  expect(draft.current).toEqual({ state: "saved", at: AT });
  expect(asked).toEqual(["Oi"]);
});

test("one request at a time: what is typed meanwhile follows it", async () => {
  const { draft, asked, answer } = open();
  draft.put("a");
  await vi.advanceTimersByTimeAsync(800);
  draft.put("ab");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual(["a"]);
  await answer("saved");
  expect(asked).toEqual(["a", "ab"]);
});

test("what did not arrive is tried again, with the newest text", async () => {
  const { draft, asked, answer } = open();
  draft.put("a");
  await vi.advanceTimersByTimeAsync(800);
  await answer("lost");
  expect(draft.current.state).toBe("failed");
  await vi.advanceTimersByTimeAsync(2_000);
  await answer("saved");
  expect(asked).toEqual(["a", "a"]);
  expect(draft.current.state).toBe("saved");
});

test("stopped, nothing follows: a sent reply does not come back as a draft", async () => {
  const { draft, asked, answer } = open();
  draft.put("a");
  await vi.advanceTimersByTimeAsync(800);
  draft.put("ab");
  const stopped = draft.stop();
  await answer("lost");
  await stopped;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(["a"]);
  expect(draft.current).toEqual({ state: "idle", at: null });
});

test("leaving the page saves at once", async () => {
  const { draft, asked } = open();
  draft.put("a");
  draft.flush();
  expect(asked).toEqual(["a"]);
});
