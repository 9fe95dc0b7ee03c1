import type { AnswerId, Answers, RegionPain } from "@app/engine/intake/answers";
import { inGender } from "@app/engine/intake/questionnaire/in-gender";
import type { AnswerSpec, Option, Question } from "@app/engine/intake/questionnaire/question";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";
import { plainAnswers } from "./intake-answers.ts";
import { databaseUrl } from "./urls.ts";

/** A member of the Complete plan whose answers lead to a plan: every essential question, none of the others. */
export const bia: Answers = {
  ...plainAnswers,
  q05: 82.4,
  s12: { items: ["amendoim"], other: "", severe: false },
  f3: 4,
  f4: "marmita",
  m1: "sentado",
  m2: "0",
  m5: 30,
  m6: "casa-sem-nada",
};

/** More than the questionnaire has. */
export const SCREENS = 60;

export const questionAt = (url: string): Question | undefined => {
  const id = /pergunta\/(\w+)$/.exec(new URL(url).pathname)?.[1];
  return questionnaire.content.questions.find((question) => question.id === id);
};

/** How a control is worked: by touch, or with the keyboard alone. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
};

export const touch: Hands = {
  press: (target) => target.tap(),
  type: (field, text) => field.fill(text),
};

/** What the next key is: none on the control itself. Radios of one group are one stop, whose radios the arrow keys walk. */
const nextKey = (target: Element): "ArrowRight" | "Tab" | undefined => {
  const { activeElement } = document;
  if (target === activeElement) return undefined;
  const isRadio = (element: Element | null) => element instanceof HTMLInputElement && element.type === "radio";
  const isGroup =
    isRadio(target) && isRadio(activeElement) && target.getAttribute("name") === activeElement?.getAttribute("name");
  return isGroup ? "ArrowRight" : "Tab";
};

/** Reaches every control with Tab, as a person without a pointer does. */
export const keyboardOf = (page: Page): Hands => {
  const tabTo = async (target: Locator) => {
    // Found by its role once: that takes longer than a key.
    const element = await target.elementHandle();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      const key = await element?.evaluate(nextKey);
      if (!key) return;
      await page.keyboard.press(key);
    }
    throw new Error("the control is not reached with the keyboard");
  };
  return {
    async press(target) {
      await tabTo(target);
      // A link is followed by Enter; a radio that the arrows reached is chosen already.
      const isLink = await target.evaluate((element) => element instanceof HTMLAnchorElement);
      if (isLink) return page.keyboard.press("Enter");
      if (!(await target.isChecked().catch(() => false))) await page.keyboard.press("Space");
    },
    async type(field, text) {
      await tabTo(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
  };
};

const textOf = (options: readonly Option[], value: unknown): string =>
  options.find((option) => option.value === value)?.text ?? String(value);
const written = (value: unknown): string => String(value).replace(".", ",");

/** Gives one answer on the screen, without leaving it unless a tap does so. */
export async function giveAnswer(page: Page, hands: Hands, question: Question, value: unknown): Promise<void> {
  const { spec, text } = question;
  if (spec.kind !== "fields") return give(page, hands, spec, text, value);
  const fields = Object.entries(spec.fields);
  const isAlone = fields.filter(([, field]) => !field.when).length === 1;
  for (const [index, [name, field]] of fields.entries()) {
    const one = (value as Record<string, unknown>)[name];
    const label = index === 0 && (isAlone || field.spec.kind === "list") ? text : field.label;
    if (one !== undefined && one !== "") await give(page, hands, field.spec, label, one);
  }
}

async function give(page: Page, hands: Hands, spec: AnswerSpec, label: string, value: unknown): Promise<void> {
  const field = () => page.getByRole("textbox", { name: label });
  const group = (role: "group" | "radiogroup") => page.getByRole(role, { name: label });
  switch (spec.kind) {
    case "yes-no":
      return hands.press(group("group").getByRole("button", { name: value === true ? "Sim" : "Não", exact: true }));
    case "choice": {
      if (!isShort(spec)) return choose(page, hands, label, textOf(spec.options, value));
      const button = group("group").getByRole("button", { name: textOf(spec.options, value), exact: true });
      const radio = group("radiogroup").getByRole("radio", { name: textOf(spec.options, value), exact: true });
      return hands.press(button.or(radio));
    }
    case "number":
      if (spec.decimals === 0 && spec.max - spec.min < 6)
        return hands.press(group("radiogroup").getByRole("radio", { name: String(value), exact: true }));
      if (spec.max > 100 || spec.decimals > 0) return hands.type(field(), written(value));
      // A count: its least is already there.
      for (let count = spec.min; count < Number(value); count += 1)
        await hands.press(group("group").getByRole("button", { name: "Aumentar" }));
      return undefined;
    case "text":
      return hands.type(field(), String(value));
    case "day":
      return hands.type(field(), String(value).split("-").toReversed().join("/"));
    case "list":
      for (const one of (value as string[]).length > 0 ? (value as string[]) : ["Nenhuma"])
        await hands.press(group("group").getByRole("checkbox", { name: textOf(spec.options, one), exact: true }));
      return undefined;
    case "regions":
      if ((value as unknown[]).length === 0) await hands.press(page.getByRole("checkbox", { name: "Nenhuma" }));
      for (const one of value as RegionPain[]) await markRegion(page, hands, textOf(spec.options, one.region), one);
      return undefined;
    case "names":
      return undefined;
    default:
      throw new Error(`no way to answer ${spec.kind}`);
  }
}

/** More options than this are a native list, which is opened and chosen from. */
const isShort = ({ options }: { options: readonly Option[] }): boolean => options.length <= 8;

async function choose(page: Page, { press }: Hands, name: string, text: string): Promise<void> {
  const list = page.getByRole("combobox", { name });
  await press(list);
  await list.selectOption(text);
}

/** A press on the middle of the scale is a pain of 5. */
async function markRegion(page: Page, { press }: Hands, name: string, { pain, side }: RegionPain): Promise<void> {
  if (pain !== 5) throw new Error("only the middle of the scale is pressed");
  await press(page.getByRole("checkbox", { name, exact: true }));
  if (side) await press(page.getByRole("checkbox", { name: side === "direito" ? "Direito" : "Esquerdo" }));
  await press(page.getByRole("slider", { name: new RegExp(`^${name}.*: quanto dói`) }));
}

/** Seconds that an answer takes on a phone, by its control: the budget of the questionnaire. */
const SECONDS: Partial<Record<AnswerSpec["kind"], number>> = {
  consent: 30,
  "yes-no": 4.5,
  choice: 7,
  list: 14,
  names: 14,
  regions: 14,
};

/** An answer of several fields takes as long as its first, and a list as long as one. */
export const secondsFor = (spec: Pick<AnswerSpec, "kind"> | AnswerSpec): number => {
  if (!("fields" in spec)) return SECONDS[spec.kind] ?? 9;
  const [first, ...others] = Object.values(spec.fields).filter(({ when }) => !when);
  return (first ? secondsFor(first.spec) : 9) + others.filter(({ optional }) => !optional).length * 4.5;
};

/** Answers the open question and its parts, and waits for the next screen. */
export async function answerScreen(page: Page, hands: Hands, answers: Answers): Promise<AnswerId> {
  const asked = questionAt(page.url());
  if (!asked) throw new Error(`no question at ${page.url()}`);
  const { questions } = questionnaire.content;
  const placeOf = (id: AnswerId) => questions.findIndex((one) => one.id === id);
  // Nobody has said it before that question.
  const text = placeOf(asked.id) > placeOf("q03") ? inGender(asked.text, answers) : asked.text;
  const question = { ...asked, text };
  const here = page.url();
  await expect(page.getByRole("heading", { level: 1, name: question.text })).toBeVisible();
  const parts = questionnaire.content.questions.filter(({ partOf }) => partOf === question.id);
  for (const one of [question, ...parts]) {
    const value: unknown = answers[one.id];
    if (value !== undefined) await giveAnswer(page, hands, one, value);
    if (page.url() !== here) return question.id;
  }
  const skip = page.getByRole("button", { name: "Pular por enquanto" });
  const isSkipped = answers[question.id] === undefined;
  const next = page.getByRole("button", { name: /^(Continuar|Nada, como de tudo|Está certo, continuar)$/ });
  if (isSkipped) await hands.press(skip);
  else if (parts.some(isOpenPart(answers)) || !isTapped(question, answers)) await hands.press(next);
  await page.waitForURL((url) => url.href !== here);
  return question.id;
}

/** A part that stands on the screen whatever was answered above it: no tap leads on. */
const isOpenPart =
  (answers: Answers) =>
  ({ id, askedIf }: Question): boolean =>
    !askedIf && answers[id] !== undefined;

/** Whether the answer itself leads on: then there is no button to press. */
function isTapped({ id, spec }: Question, answers: Answers): boolean {
  if (id === "s3") return answers.s3 === false;
  if (spec.kind === "yes-no") return true;
  if (spec.kind === "choice") return isShort(spec);
  if (spec.kind !== "fields") return false;
  const [first, ...others] = Object.entries(spec.fields);
  const value = (answers[id] as Record<string, unknown>)[first?.[0] ?? ""];
  const isFirstTapped = first?.[1].spec.kind === "yes-no" || first?.[1].spec.kind === "choice";
  return isFirstTapped && others.every(([, { when }]) => when !== undefined && when.is !== value);
}

export const isBlockEnd = (page: Page): boolean => page.url().includes("/app/anamnese/bloco/");

/** How many answers of an account the server has; their values are sealed. */
export async function storedAnswers(accountId: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from intake_answers where account_id = $1 and deleted_at is null",
    [accountId],
  );
  await client.end();
  return rows[0]?.n ?? 0;
}
