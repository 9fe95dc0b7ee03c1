import { brand } from "@app/contract/brand";
import { firstNameOf } from "../../identity/accounts/first-name-of.ts";
import type { ShownPromise } from "../../promises/list-history.ts";
import { type Keeper, PROMISE_TEXTS } from "./promise-texts.ts";

export type Professional = { name: string; role: "nutri" | "treinador" };

const { nutritionist, trainer } = brand.professionals;

/** Whom the pages name, until a member has professionals of their own. */
const known: readonly Professional[] = [
  { name: nutritionist.name, role: "nutri" },
  { name: trainer.name, role: "treinador" },
];

/** The first names of whoever keeps a promise, or kept it; none where nobody has to. */
export function keepersOf(
  { kind, keptBy }: Pick<ShownPromise, "kind" | "keptBy">,
  own: readonly Professional[],
): string[] {
  const { keeper } = PROMISE_TEXTS[kind];
  if (!isPerson(keeper)) return [];
  const team = known.map((usual) => own.find(({ role }) => role === usual.role) ?? usual);
  // The ledger has who did it by name; what it says of others is not for the member.
  const names = keptBy?.split(", ") ?? [];
  const did = team.filter(({ name }) => names.includes(name));
  const keeps = keeper === "professionals" ? team : team.filter(({ role }) => role === keeper);
  return (did.length > 0 ? did : keeps).map(({ name }) => firstNameOf(name));
}

const isPerson = (keeper: Keeper): boolean => keeper !== "automatic" && keeper !== "service";

/** As a line of its own: "Helena e Rafael", "automático". */
export const keptByText = (keeper: Keeper, names: readonly string[]): string => {
  if (keeper === "automatic") return "automático";
  return keeper === "service" ? "time de atendimento" : names.join(" e ");
};
