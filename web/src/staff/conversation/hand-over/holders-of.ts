import type { Holder } from "@app/contract/staff/conversations";
import type { StaffRole } from "@app/contract/staff/identity";

const OF_ROLE: Readonly<Record<StaffRole, readonly Holder[]>> = {
  nutri: ["treinador", "suporte"],
  treinador: ["nutri", "suporte"],
  vendas: ["nutri", "treinador"],
  admin: [],
};

/** To whom somebody of a role may hand a question; a professional may also take it back from the other. */
export function holdersOf(role: StaffRole, holder: Holder | null): readonly Holder[] {
  const mayTake = (role === "nutri" || role === "treinador") && holder !== null && holder !== role;
  return [...(mayTake ? [role] : []), ...OF_ROLE[role].filter((other) => other !== holder)];
}
