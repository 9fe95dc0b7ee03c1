import { brand } from "@app/contract/brand";
import * as z from "zod";
import { type LinkMaker, PROOF_MINUTES } from "../links.ts";
import { action, aside, code, paragraph } from "./blocks.ts";
import type { Template } from "./template.ts";
import { greet } from "./words.ts";

const Params = z.object({ proofId: z.uuid(), fullName: z.string() });
type Params = z.output<typeof Params>;

/** Somebody gave this address as theirs: a link and a code, either of which says so. */
export const proveAddress = {
  params: Params,
  transactional: true,
  priority: "awaited",
  usefulForMs: PROOF_MINUTES * 60_000,
  email: ({ proofId, fullName }: Params, links: LinkMaker) => ({
    subject: "Confirme que este email é seu",
    preheader: `Um toque ou um código de seis números. Vale por ${PROOF_MINUTES} minutos.`,
    title: "Este email é seu?",
    body: [
      paragraph(`${greet(fullName)} Se for, confirme pelo botão. Se preferir, digite o código.`),
      action("Sim, é meu", links.proofLink(proofId)),
      code(`Código, válido por ${PROOF_MINUTES} minutos`, links.proofCode(proofId)),
      aside("Se não foi você, ignore. Sem a confirmação, este endereço não abre nada por aqui."),
    ],
    why: `Você recebeu este email porque alguém informou este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para confirmar este número no ${brand.name} é {{1}}. Se preferir, abra {{2}} e pronto. ` +
      `Os dois valem por ${PROOF_MINUTES} minutos. Se não foi você, ignore.`,
    blanks: ({ proofId }: Params, links: LinkMaker) => [links.proofCode(proofId), links.proofLink(proofId)],
  },
} satisfies Template<typeof Params>;
