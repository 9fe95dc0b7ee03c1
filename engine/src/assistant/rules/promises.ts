import type { Block } from "@app/contract/assistant";
import { linkBlock, sourcesBlock, textBlock } from "../blocks/blocks.ts";
import { handOff } from "../blocks/hand-off.ts";
import type { GuaranteeResult, PromisesResult } from "../tool-results.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Rule } from "./rule.ts";
import { capitalise, counted } from "./words.ts";

const { service: texts } = basicTexts;
const TO_PROMISES: Block = linkBlock("/app/promessas");

type MemberPromise = PromisesResult["promises"][number];

/** The date that was promised; late, an apology and what it earns. */
export const sayWhenPlanComes: Rule = async ({ text }, call) => {
  const result = await call("get_promises", {});
  const promise = planPromise(result.promises);
  if (promise?.state === "breached") {
    const person = await handOff(call, { topic: "plano", text });
    return [
      textBlock(texts.late, describeLate(promise), person.canHandOff && texts.lateOffer),
      ...sourcesBlock(result),
      TO_PROMISES,
      ...person.blocks,
    ];
  }
  if (promise?.state === "kept") return [textBlock(texts.kept), linkBlock("/app/plano")];
  const due = promise?.due && `${capitalise(promise.title)} sai até ${promise.due}.`;
  return [textBlock(due || texts.noPromise), ...sourcesBlock(result), TO_PROMISES];
};

/** The first plan is what one waits for; then its changes. */
const planPromise = (promises: readonly MemberPromise[]): MemberPromise | undefined =>
  promises.find(({ kind }) => /definitive|plan/.test(kind)) ?? promises.find(({ kind }) => /diet|training/.test(kind));

function describeLate({ title, due, creditDays }: MemberPromise): string {
  const was = due ? `${capitalise(title)} era para ${due}.` : "";
  const earned = creditDays > 0 ? `Por isso o seu acesso já ganhou ${counted(creditDays, "dia", "dias")}.` : "";
  return [was, earned].filter(Boolean).join(" ");
}

export const sayGuarantee: Rule = async (_asked, call) => {
  const guarantee = await call("get_guarantee", {});
  const said = guarantee.hasGuarantee ? describeMeter(guarantee) : [texts.noGuarantee];
  return [textBlock(...said), ...sourcesBlock(guarantee), linkBlock("/app/garantia")];
};

function describeMeter({ day, ofDays, ticks }: GuaranteeResult): string[] {
  const missing = ticks.filter(({ isMet }) => !isMet);
  const begin = day === null ? "" : `Dia ${day}${ofDays === null ? "" : ` de ${ofDays}`} da garantia.`;
  if (missing.length === 0) return [begin, "Tudo o que depende de você está em dia."];
  const lines = missing.map(({ title, have, need }) => `${capitalise(title)}: ${have} de ${need}.`);
  const met = ticks.length - missing.length;
  return [begin, met > 0 ? `${counted(met, "item está", "itens estão")} em dia; falta:` : "Falta:", ...lines];
}
