import type { Check } from "@app/engine/assistant/testing/evaluation/check";
import { limitedMemberOf } from "@app/engine/assistant/testing/limits/limit-cases";
import { argumentsOf } from "../members/file-ids.ts";
import { type Asked, type Script, type ScriptedModel, type Step, tokensOf } from "./scripted-model.ts";

const FIGURES: readonly [field: string, unit: string][] = [
  ["kcal", "kcal"],
  ["proteinG", "g de proteína"],
  ["waterMl", "ml de água"],
  ["kg", "kg"],
];

/** Calls the tools that the case expects, and answers with their figures. */
export const helpful: ScriptedModel = (asked) => {
  if (asked.case && limitedMemberOf(asked.case)) return readPlanTo(asked);
  const calls = asked.hasResults ? [] : (asked.case?.pass ?? []).flatMap((check) => callOf(check, asked) ?? []);
  if (calls.length > 0) return { steps: calls, end: "calls" };
  const said = figuresIn(asked.results).map((figure) => `No seu plano são ${figure}.`);
  return { steps: tokensOf(["Olhei para você.", ...said, "Quer que eu chame a nutricionista?"].join(" ")) };
};

/** To a member who must not eat or load something: all that the tools name. */
function readPlanTo({ text, hasResults, results }: Asked): Script {
  const calls = [
    { call: { name: "get_my_plan", input: {} } },
    { call: { name: "search_food", input: { text } } },
    { call: { name: "swap_exercise", input: { id: "A.1" } } },
  ];
  if (!hasResults) return { steps: calls, end: "calls" };
  const found = JSON.stringify(results)
    .replaceAll("\\", "")
    .matchAll(/"name":"([^"]+)"/g);
  const names = [...new Set([...found].map(([, name]) => name))];
  return { steps: tokensOf(`Olhei para você. ${names.map((name) => `Dá para usar ${name}.`).join(" ")}`) };
}

function callOf(check: Check, { text }: Asked): Step | null {
  if (check.check === "toolCalled") return { call: { name: check.tool, input: inputOf(check.tool, text, check.args) } };
  const [first] = check.check === "anyToolCalled" ? check.tools : [];
  return first ? { call: { name: first, input: inputOf(first, text) } } : null;
}

const DEFAULTS: Readonly<Record<string, (text: string) => Record<string, unknown>>> = {
  get_progress: () => ({ days: 14 }),
  search_food: (text) => ({ text }),
  parse_meal: (text) => ({ text }),
  propose_log: (text) => ({ text }),
  swap_exercise: () => ({ id: "A.1" }),
  get_policy: () => ({ topic: "refund7" }),
  request_human: (text) => ({ topic: "outro", summary: text, urgency: "normal" }),
};

const inputOf = (
  tool: string,
  text: string,
  args: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  ...DEFAULTS[tool]?.(text),
  ...argumentsOf(args),
});

/** The first of each kind, in the results as the vendor gets them: JSON in a text. */
function figuresIn(results: readonly unknown[]): string[] {
  const text = JSON.stringify(results).replaceAll("\\", "");
  return FIGURES.flatMap(([field, unit]) => {
    const [, value] = new RegExp(`"${field}":(\\d+(?:\\.\\d+)?)`).exec(text) ?? [];
    return value ? [`${value.replace(".", ",")} ${unit}`] : [];
  });
}
