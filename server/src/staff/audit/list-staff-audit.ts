import type { StaffRole } from "@app/contract/staff/identity";
import type { StaffAudit } from "@app/contract/staff/team";
import { listReasons } from "../break-glass/break-glass-store.ts";
import { sealedOpenings } from "../break-glass/sealed-openings.ts";
import type { Deps } from "../deps.ts";
import { type Cursor, listAudit } from "./audit-store.ts";

/** What an act is called in the audit log, as a continuation of the person's name. */
const texts: Readonly<Record<string, string>> = {
  "break-glass.open": "abriu uma ficha em emergência",
  "health-answers.read": "leu respostas da anamnese",
  "safety-levels.read": "leu níveis e limites",
  "plan.read": "leu a ficha",
  "diary.read": "leu o diário",
  "reports.read": "leu a linha do tempo",
  "promise.read": "leu prazos",
  "promise.pause": "pausou um prazo",
  "diet.edit": "escreveu na ficha, nutrição",
  "diet.sign": "decidiu sobre a alimentação, com assinatura",
  "training.edit": "escreveu na ficha, treino",
  "training.sign": "decidiu sobre o treino, com assinatura",
  "other-half.acknowledge": "comentou com a outra metade da equipe",
  "review.answer": "respondeu uma revisão",
  "chat.read": "leu uma conversa",
  "chat.write": "escreveu em uma conversa",
  "chat.hand-over": "passou uma pergunta adiante",
  "absence.add": "registrou uma ausência na agenda",
  "audit.read": "leu a auditoria",
  "staff.read": "viu a lista da equipe",
  "staff.change": "mudou uma conta da equipe",
  "staff.dismiss": "desligou uma pessoa da equipe",
  "staff.dismissed-by-operator": "foi desligada pelo terminal",
  "staff.reinvited-by-operator": "recebeu outro convite pelo terminal",
  "staff.renewed-by-operator": "teve o registro renovado pelo terminal",
  "invitation.accept": "aceitou o convite",
  "sign-in.passkey": "entrou com chave de acesso",
  "sign-in.code": "entrou com senha e código",
  "sign-in.recovery": "entrou com código de recuperação",
  "session.end": "encerrou uma sessão",
  "factor.add": "cadastrou uma forma de entrar",
  "factor.remove": "tirou uma forma de entrar",
  "factor.confirm": "confirmou de novo quem é",
  "templates.propose": "abriu os próprios modelos",
  "reply.save": "guardou uma resposta pronta",
  "reply.delete": "apagou uma resposta pronta",
  "template.save": "guardou um modelo",
  "template.delete": "apagou um modelo",
  "plan.sign-diet": "assinou a dieta de um plano",
  "plan.sign-training": "assinou o treino de um plano",
  "plan.acknowledge": "deu ciência da outra metade de um plano",
  "plan.withdraw-signature": "retirou a assinatura de um plano",
  "plan.publish": "publicou um plano assinado",
  "food.allow": "liberou um alimento que as respostas deixam de fora",
  "food.revoke": "deixou de liberar um alimento",
  "answer.report": "registrou o que a pessoa contou",
  "draft.lease": "começou a escrever no plano",
  "draft.take-over": "assumiu o rascunho que era de outra pessoa",
  "draft.release": "parou de escrever no plano",
  "draft.discard": "descartou um rascunho do plano",
  "task.claim": "assumiu um item da fila",
  "task.take-over": "assumiu um item que era de outra pessoa",
  "task.release": "devolveu um item à fila",
  "task.postpone": "adiou um item da fila",
};

const actText = (action: string): string => texts[action] ?? action;

const PAGE_SIZE = 50;

type Query = { before?: string | undefined; only?: "break-glass" | undefined };

/** What the team did, newest first. Reasons of emergencies are opened here, for the administrator. */
export async function listStaffAudit(
  { db, keyRing }: Pick<Deps, "db" | "keyRing">,
  { before, only }: Query,
): Promise<StaffAudit> {
  const found = await listAudit(db, {
    before: parseCursor(before),
    isBreakGlassOnly: only === "break-glass",
    limit: PAGE_SIZE + 1,
  });
  const rows = found.slice(0, PAGE_SIZE);
  const openings = await listReasons(
    db,
    rows.flatMap(({ breakGlassId }) => breakGlassId ?? []),
  );
  const encryption = keyRing.encryption("health-data");
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => {
      const opening = row.breakGlassId ? openings.get(row.breakGlassId) : undefined;
      return {
        _id: row.id,
        at: row.at.toISOString(),
        name: row.actorName,
        role: row.role as StaffRole,
        text: actText(row.action),
        memberId: row.accountId,
        isBreakGlass: row.isBreakGlass,
        reason: opening ? sealedOpenings.open(encryption, opening) : row.reason,
      };
    }),
    next: found.length > PAGE_SIZE && last ? `${last.at.toISOString()} ${last.id}` : null,
  };
}

function parseCursor(text: string | undefined): Cursor | undefined {
  const [at = "", id = ""] = text?.split(" ") ?? [];
  const date = new Date(at);
  return Number.isNaN(date.getTime()) || !/^[0-9a-f-]{36}$/.test(id) ? undefined : { at: date, id };
}
