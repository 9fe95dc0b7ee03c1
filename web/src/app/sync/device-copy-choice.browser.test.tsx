import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DeviceCopySetting } from "../../account/privacy/device-copy-setting.tsx";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { deviceCopyAnswer } from "./device-copy.ts";
import { AskDeviceCopy, DeviceCopyQuestion } from "./device-copy-choice.tsx";
import { useMemberSync } from "./use-member-sync.ts";

const question = page.getByRole("heading", { name: "Guardar neste aparelho?" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

let accountId = "";
beforeEach(async () => {
  await page.viewport(360, 740);
  accountId = crypto.randomUUID();
  localStorage.setItem("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  localStorage.setItem("user", JSON.stringify({ _id: accountId, fullName: "Beatriz Souza" }));
});
afterEach(() => endSession({ wipe: true }));

function Screen() {
  const { sync, snapshot } = useMemberSync();
  const save = (kind: string) => sync.save([{ id: crypto.randomUUID(), kind, op: "put", fields: { kg: 80 } }]);
  return (
    <main>
      <button type="button" onClick={() => void save("answer")}>
        responder
      </button>
      <button type="button" onClick={() => void save("weight")}>
        pesar
      </button>
      <AskDeviceCopy sync={sync} snapshot={snapshot} />
    </main>
  );
}

describe("whether to keep a copy on this device", () => {
  test("is asked after the first log, and a no is remembered with the way back named", async () => {
    await render(<Screen />);
    await button("responder").click();
    expect(question.query()).toBeNull();
    await button("pesar").click();
    await expect.element(question).toBeVisible();
    await expectAccessible();
    await button("Não guardar").click();
    await expect.element(page.getByText(/^Anotado[.] Você muda isso quando quiser, na sua conta[.]$/)).toHaveFocus();
    expect(deviceCopyAnswer(accountId)).toBe(false);
    await button("pesar").click();
    expect(question.query()).toBeNull();
  });

  test("is changed in the account, both ways", async () => {
    await render(
      <main>
        <DeviceCopySetting />
      </main>,
    );
    const setting = page.getByRole("switch", { name: /^Guardar neste aparelho/ });
    await expect.element(setting).not.toBeChecked();
    await setting.click();
    await expect.element(setting).toBeChecked();
    expect(deviceCopyAnswer(accountId)).toBe(true);
    await expectAccessible();
    await setting.click();
    await expect.element(setting).not.toBeChecked();
    expect(deviceCopyAnswer(accountId)).toBe(false);
  });

  test("reads on the player's dark ground, under the pointer too", async () => {
    await render(
      <main data-theme="dark" style={{ background: "var(--bg-deep)" }}>
        <DeviceCopyQuestion onChange={() => Promise.resolve()} />
      </main>,
    );
    await expectAccessible();
    for (const name of ["Guardar neste aparelho", "Não guardar"]) {
      expect(contrastOf(button(name).element())).toBeGreaterThanOrEqual(4.5);
      await userEvent.hover(button(name));
      await expect.poll(() => contrastOf(button(name).element())).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** Of the text on the nearest ground that is painted, by WCAG. */
function contrastOf(element: Element): number {
  let ground: Element | null = element;
  while (ground && /, 0[)]$|^transparent$/.test(getComputedStyle(ground).backgroundColor))
    ground = ground.parentElement;
  const [text, back] = [getComputedStyle(element).color, getComputedStyle(ground ?? element).backgroundColor].map(
    lightOf,
  );
  const [low = 0, high = 0] = [text ?? 0, back ?? 0].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function lightOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9.]+/g) ?? []).map((value) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
