let isPointerDown = false;

if (typeof document !== "undefined") {
  const set = (value: boolean) => () => {
    isPointerDown = value;
  };
  for (const [type, value] of [
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ] as const) {
    document.addEventListener(type, set(value), true);
  }
}

/** Runs once no pointer is down: a layout change on blur must not move a button away from under the pointer. */
export function afterPointerUp(run: () => void): void {
  if (isPointerDown) document.addEventListener("pointerup", () => setTimeout(run), { once: true });
  else setTimeout(run);
}
