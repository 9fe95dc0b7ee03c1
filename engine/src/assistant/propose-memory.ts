import { MAX_MEMORY_TEXT, type MemoryKey } from "@app/contract/assistant";
import { classifyText } from "../safety/classify.ts";
import { checkMemory } from "./check-memory.ts";

type Wish = { readonly key: MemoryKey; readonly pattern: RegExp; readonly say: (found: readonly string[]) => string };

/** What follows, up to the end of the thought. */
const REST = String.raw`([^.,;:!?\n]{3,60})`;
const wish = (key: MemoryKey, before: string, say: Wish["say"]): Wish => ({
  key,
  pattern: new RegExp(String.raw`(?<![\p{L}])${before} ${REST}`, "iu"),
  say,
});

const THIRD_PERSON: Readonly<Record<string, string>> = {
  treino: "treina",
  almoço: "almoça",
  janto: "janta",
  acordo: "acorda",
  trabalho: "trabalha",
};
const HABITS = Object.keys(THIRD_PERSON).join("|");

/** In the order in which they are looked for. The sentence speaks of the member, as the page of memories shows it. */
const WISHES: readonly Wish[] = [
  wish("evita", "n[ãa]o gosto d[eoa]s?", ([what = ""]) => `não gosta de ${what}`),
  wish("evita", "(?:detesto|odeio)", ([what = ""]) => `não gosta de ${what}`),
  wish("evita", "n[ãa]o como", ([what = ""]) => `não come ${what}`),
  wish("prefere", "prefiro", ([what = ""]) => `prefere ${what}`),
  {
    key: "equipamento",
    pattern: /(?<!\p{L})n[ãa]o tenho ((?:\p{L}+ ){0,2}(?:halter|barra|elástico|academia|banco|aparelho)\p{L}*)/iu,
    say: ([what = ""]) => `não tem ${what}`,
  },
  {
    key: "rotina",
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(${HABITS}) ((?:sempre|só|de|cedo|tarde|fora|em|no|na|à|às) [^.,;:!?\n]{2,60})`,
      "iu",
    ),
    say: ([habit = "", how = ""]) => `${THIRD_PERSON[habit.toLowerCase()] ?? ""} ${how}`,
  },
];

/** Of a day, not of a person; and a number may be of a body. */
const PASSING = /\d|(?<!\p{L})(?:hoje|agora|ontem|amanhã|amanha|essa|esta|este|esse|mais)(?!\p{L})/iu;

/** A wish that a text tells of and that may be asked about: "Posso guardar que você …?"; null: none. */
export function proposeMemory(text: string): { key: MemoryKey; text: string } | null {
  if (classifyText(text)) return null;
  for (const { key, pattern, say } of WISHES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const memory = { key, text: say(found.slice(1)).trim() };
    if (memory.text.length <= MAX_MEMORY_TEXT && !PASSING.test(memory.text) && !checkMemory(memory)) return memory;
  }
  return null;
}
