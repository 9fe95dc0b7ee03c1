import { brand } from "@app/contract/brand";
import * as z from "zod";
import { MINUTE_MS } from "../../platform/time/durations.ts";
import { type MessageLinks, VERIFICATION_MINUTES } from "../links.ts";
import { action, aside, code, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ verificationId: z.uuid(), fullName: z.string() });
type Params = z.output<typeof Params>;

/** A client requested a password reset for the account with this address. */
export const resetPassword = {
  params: Params,
  transactional: true,
  priority: "awaited",
  usefulForMs: VERIFICATION_MINUTES * MINUTE_MS,
  email: ({ verificationId, fullName }: Params, links: MessageLinks) => ({
    subject: "Crie uma senha nova",
    preheader: `O link e o código valem por ${VERIFICATION_MINUTES} minutos e funcionam uma vez.`,
    title: "Vamos trocar essa senha.",
    body: [
      paragraph(`${greet(fullName)} Pediram uma senha nova para a sua conta. Se foi você, é por aqui:`),
      action("Criar senha nova", links.resetLink(verificationId)),
      code(`Código, válido por ${VERIFICATION_MINUTES} minutos`, links.verificationCode(verificationId)),
      aside("Se não foi você, ignore: a senha de hoje continua valendo. E não passe este código a ninguém, nem a nós."),
    ],
    why: `Você recebeu este email porque pediram uma senha nova para a conta com este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para criar uma senha nova no ${brand.name} é {{1}}. Se preferir, abra {{2}} e escolha a senha. ` +
      `Os dois valem por ${VERIFICATION_MINUTES} minutos. Se não foi você, ignore e não passe o código a ninguém.`,
    variables: ({ verificationId }: Params, links: MessageLinks) => [
      links.verificationCode(verificationId),
      links.resetLink(verificationId),
    ],
  },
} satisfies Template<typeof Params>;
