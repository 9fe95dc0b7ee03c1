import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { Skeleton, SkeletonBlock } from "./skeleton.tsx";

test("a skeleton says what is loading, stands still, and after four seconds says that it is slow", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await render(
      <Skeleton label="Carregando o diário" slowText="O diário está demorando.">
        <SkeletonBlock shape="title" />
        <SkeletonBlock shape="sheet" />
      </Skeleton>,
    );
    const status = page.getByRole("status").element();
    const blocks = document.querySelector("[aria-hidden=true]");
    const height = blocks?.getBoundingClientRect().height;
    await vi.advanceTimersByTimeAsync(3_999);
    expect(status.textContent).toBe("Carregando o diário");
    expect(blocks?.getAnimations({ subtree: true })).toEqual([]);

    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => status.textContent).toBe("O diário está demorando.");
    expect(blocks?.getBoundingClientRect().height).toBe(height);
  } finally {
    vi.useRealTimers();
  }
  await expectAccessible();
});
