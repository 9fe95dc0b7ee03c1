import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { placeCopy } from "../../../content/app/conversation/conversation.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { Composer } from "./composer.tsx";

test("at 320 px with text of 130 % the whole placeholder is to be read", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "130%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  const { placeholder } = placeCopy.team;
  await renderScreen(<Composer place="team" placeholder={placeholder} onSend={async () => undefined} />);
  const field = page.getByRole("textbox", { name: placeholder }).element() as HTMLTextAreaElement;
  const words = document.createElement("div");
  const { font, width, padding, boxSizing } = getComputedStyle(field);
  Object.assign(words.style, { font, width, padding, boxSizing });
  words.textContent = placeholder;
  document.body.append(words);
  expect(field.clientHeight).toBeGreaterThanOrEqual(words.offsetHeight);
  words.remove();
});
