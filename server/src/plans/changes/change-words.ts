import type { ChangeCard } from "@app/contract/plan-publication";

const MAX_SUMMARY = 3;

/** What the page says first. */
export function headlineOf(
  { kind, previous }: { kind: "provisional" | "definitive"; previous: object | null },
  count: number,
): string {
  if (kind === "provisional")
    return previous ? "Refizemos o plano com as suas respostas novas." : "Esta é a primeira versão do seu plano.";
  if (count === 0) return "Seu plano segue como está, e dizemos por quê.";
  return count === 1 ? "Mudamos 1 coisa, e por quê." : `Mudamos ${count} coisas, e por quê.`;
}

/** The first three changes, a sentence each; a reason is written once. */
export const summaryOf = (
  cards: readonly Pick<ChangeCard, "title" | "reason">[],
  kept: readonly { reason: string }[],
): string[] =>
  (cards.length > 0
    ? cards.map(({ title, reason }, index) =>
        cards.slice(0, index).some((earlier) => earlier.reason === reason)
          ? `${title}, pelo mesmo motivo.`
          : `${title}: ${continued(reason)}`,
      )
    : kept.map(({ reason }) => ended(reason))
  ).slice(0, MAX_SUMMARY);

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
/** After a colon a sentence begins small, unless its first word is all capitals. */
const continued = (text: string): string =>
  ended(/^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1));
