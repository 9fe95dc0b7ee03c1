import { brand } from "@app/contract/brand";
import * as z from "zod";
import { type LinkMaker, PROOF_MINUTES } from "../links.ts";
import { action, aside, code, paragraph } from "./blocks.ts";
import type { Template } from "./template.ts";
import { greet } from "./words.ts";

const Params = z.object({ proofId: z.uuid(), fullName: z.string() });
type Params = z.output<typeof Params>;

/** Somebody forgot the password of the account at this address, or says so. */
export const resetPassword = {
  params: Params,
  transactional: true,
  priority: "awaited",
  usefulForMs: PROOF_MINUTES * 60_000,
  email: ({ proofId, fullName }: Params, links: LinkMaker) => ({
    subject: "Crie uma senha nova",
    preheader: `O link e o código valem por ${PROOF_MINUTES} minutos e funcionam uma vez.`,
    title: "Vamos trocar essa senha.",
    body: [
      paragraph(`${greet(fullName)} Pediram uma senha nova para a sua conta. Se foi você, é por aqui:`),
      action("Criar senha nova", links.resetLink(proofId)),
      code(`Código, válido por ${PROOF_MINUTES} minutos`, links.proofCode(proofId)),
      aside("Se não foi você, ignore: a senha de hoje continua valendo. E não passe este código a ninguém, nem a nós."),
    ],
    why: `Você recebeu este email porque pediram uma senha nova para a conta com este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para criar uma senha nova no ${brand.name} é {{1}}. Se preferir, abra {{2}} e escolha a senha. ` +
      `Os dois valem por ${PROOF_MINUTES} minutos. Se não foi você, ignore e não passe o código a ninguém.`,
    blanks: ({ proofId }: Params, links: LinkMaker) => [links.proofCode(proofId), links.resetLink(proofId)],
  },
} satisfies Template<typeof Params>;
