import { afterEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { placeCopy } from "../../../content/app/conversation/conversation.ts";
import { draftOf, keepDraft } from "../../data/conversation/draft-store.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { Composer } from "./composer.tsx";

afterEach(() => keepDraft("support", ""));

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

/** A message that is being sent until the test says how that ended. */
async function renderSending() {
  let resolve = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const sent: string[] = [];
  const onSend = (text: string) => {
    sent.push(text);
    return promise;
  };
  await renderScreen(<Composer place="support" placeholder="Escreva" onSend={onSend} />);
  const field = page.getByRole("textbox", { name: "Escreva" });
  await field.fill("Bom dia");
  await page.getByRole("button", { name: "Enviar" }).click();
  expect(sent).toEqual(["Bom dia"]);
  return { field, resolve, reject };
}

test("what is typed while a message is sent stays in the field", async () => {
  const { field, resolve } = await renderSending();
  await expect.element(field).toHaveValue("");
  await userEvent.type(field, "Mais uma coisa");
  resolve();
  await expect.poll(() => draftOf("support")).toBe("Mais uma coisa");
  await expect.element(field).toHaveValue("Mais uma coisa");
});

test("a message that could not be saved comes back above what was typed meanwhile", async () => {
  const { field, reject } = await renderSending();
  await userEvent.type(field, "Mais uma coisa");
  expect(draftOf("support")).toBe("Bom dia\nMais uma coisa");
  reject(new Error("full"));
  await expect.element(field).toHaveValue("Bom dia\nMais uma coisa");
  await expect.element(page.getByRole("alert")).toBeVisible();
});
