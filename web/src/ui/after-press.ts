let pressing = false;

if (typeof document !== "undefined") {
  const set = (value: boolean) => () => {
    pressing = value;
  };
  for (const [type, value] of [
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ] as const) {
    document.addEventListener(type, set(value), true);
  }
}

/** Runs once no press is under way: what a blur changes must not move a button away from under the pointer. */
export function afterPress(run: () => void): void {
  if (pressing) document.addEventListener("pointerup", () => setTimeout(run), { once: true });
  else setTimeout(run);
}
