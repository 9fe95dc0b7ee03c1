// Who may do what to whom. What does not stand here is refused, an unknown action too.

export type Role = "visitante" | "gratis" | "completo" | "nutri" | "treinador" | "vendas" | "admin";

/**
 * What the subject is to the actor. `own`: the actor's own account, lead, order or request. `assigned`: a member of the
 * professional's. `unassigned`: any other account. `thread`: a support conversation that the member opened.
 * `company`: no single member (prices, staff, logs).
 */
export type Relation = "own" | "assigned" | "unassigned" | "thread" | "company";

/** What must be so besides; the route checks it. */
export type Need =
  | "e-nutricionista"
  | "cref-valido"
  | "autenticacao-recente-5-min"
  | "motivo"
  | "alerta"
  | "segunda-pessoa"
  | "aprovacao-do-rt"
  | "senha-de-novo"
  | "motivo-da-lista"
  | "antes-do-vencimento"
  | "passada-para-humano-ou-compartilhada";

/** How much of it is seen or done. */
export type Limit =
  | "so-questionario-curto"
  | "so-datas"
  | "sem-itens-scoff-phq"
  | "sem-dados-do-cartao"
  | "turnos-por-dia";

type Rule = {
  readonly roles: readonly Role[];
  readonly to: readonly Relation[];
  readonly needs?: readonly Need[];
  readonly limits?: readonly Limit[];
};

const ALL_ROLES: readonly Role[] = ["visitante", "gratis", "completo", "nutri", "treinador", "vendas", "admin"];

const members: Rule = { roles: ["gratis", "completo"], to: ["own"] };
const payingMembers: Rule = { roles: ["completo"], to: ["own"] };
const professionals: Rule = { roles: ["nutri", "treinador"], to: ["assigned"] };
const nutritionist: Rule = { roles: ["nutri"], to: ["assigned"] };
const trainer: Rule = { roles: ["treinador"], to: ["assigned"] };
const sales: Rule = { roles: ["vendas"], to: ["unassigned"] };
const admin: Rule = { roles: ["admin"], to: ["unassigned"] };
const company: Rule = { roles: ["admin"], to: ["company"] };
const conversation: readonly Rule[] = [
  payingMembers,
  professionals,
  { roles: ["gratis", "completo", "vendas"], to: ["thread"] },
];
const leads: Rule = { roles: ["vendas", "admin"], to: ["own", "unassigned"] };
const ownLead: Rule = { roles: ["visitante", "gratis", "completo"], to: ["own"] };

export const PERMISSIONS = {
  "counter.write": [members],
  "diary.write": [members],
  "diary.read": [members, professionals],
  "reports.read": [members, professionals],
  "assistant.use": [{ ...members, limits: ["turnos-por-dia"] }],
  "assistant.thread.read": [members, { ...professionals, needs: ["passada-para-humano-ou-compartilhada"] }],
  "anamnese.short.write": [{ roles: ["gratis"], to: ["own"], limits: ["so-questionario-curto"] }, payingMembers],
  "anamnese.full.write": [payingMembers],
  "plan.read": [payingMembers, professionals],
  "plan.swap": [payingMembers],
  "plan.verify": [{ roles: ALL_ROLES, to: ["own", "unassigned"] }],
  "review.write": [payingMembers],
  "review.answer": [professionals],
  "promise.read": [payingMembers, professionals, { ...sales, limits: ["so-datas"] }],
  "promise.pause": [payingMembers, { ...professionals, needs: ["motivo-da-lista", "antes-do-vencimento"] }],
  "guarantee.meter.read": [payingMembers, professionals],
  "guarantee.ask": [{ ...payingMembers, needs: ["senha-de-novo"] }],
  "guarantee.read": [payingMembers, admin],
  "guarantee.override": [{ ...admin, needs: ["motivo"] }],
  "health-answers.read": [members, nutritionist, { ...trainer, limits: ["sem-itens-scoff-phq"] }],
  "screening-items.read": [members, nutritionist],
  "safety-levels.read": [members, professionals],
  "diet.edit": [{ ...nutritionist, needs: ["e-nutricionista"] }],
  "diet.sign": [{ ...nutritionist, needs: ["e-nutricionista", "autenticacao-recente-5-min"] }],
  "training.edit": [{ ...trainer, needs: ["cref-valido"] }],
  "training.sign": [{ ...trainer, needs: ["cref-valido", "autenticacao-recente-5-min"] }],
  "other-half.acknowledge": [professionals],
  "numbers.release": [{ ...nutritionist, needs: ["e-nutricionista"] }],
  "chat.write": conversation,
  "chat.read": conversation,
  "break-glass.open": [{ roles: ["nutri", "treinador", "admin"], to: ["unassigned"], needs: ["motivo", "alerta"] }],
  "lead.create": [ownLead, leads],
  "lead.read": [ownLead, leads],
  "lead.work": [leads],
  "lead.offer": [leads],
  "order.read": [members, { ...sales, limits: ["sem-dados-do-cartao"] }, admin],
  "order.change": [admin],
  "refund7.ask": [{ ...members, needs: ["senha-de-novo"] }],
  "refund.start": [sales, admin],
  "refund.approve.up-to-500": [admin],
  "refund.approve.above-500": [{ ...admin, needs: ["segunda-pessoa"] }],
  "claims.read": [company],
  "claims.change": [company],
  "prices.read": [company],
  "prices.change": [company],
  "capacity.read": [company],
  "capacity.change": [company],
  "experiments.read": [company],
  "experiments.change": [company],
  "rule-sets.change": [{ ...company, needs: ["aprovacao-do-rt"] }],
  "templates.propose": [{ roles: ["nutri", "treinador", "admin"], to: ["company"] }],
  "templates.publish": [{ ...company, needs: ["aprovacao-do-rt"] }],
  "audit.read": [members, admin, company],
  "audit.change": [],
  "data-request.create": [{ ...members, needs: ["senha-de-novo"] }],
  "data-request.read": [members, admin],
  "staff.read": [company],
  "staff.change": [company],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
export type Action = keyof typeof PERMISSIONS;
