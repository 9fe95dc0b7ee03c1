import { brand } from "@app/contract/brand";
import * as z from "zod";
import { MINUTE_MS } from "../../platform/time/durations.ts";
import { type MessageLinks, VERIFICATION_MINUTES } from "../links.ts";
import { action, aside, code, paragraph } from "./parts/blocks.ts";
import { greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ verificationId: z.uuid(), fullName: z.string() });
type Params = z.output<typeof Params>;

/** A contact to verify: by a link or a code. */
export const verifyContact = {
  params: Params,
  transactional: true,
  priority: "awaited",
  usefulForMs: VERIFICATION_MINUTES * MINUTE_MS,
  email: ({ verificationId, fullName }: Params, links: MessageLinks) => ({
    subject: "Confirme que este email é seu",
    preheader: `Um toque ou um código de seis números. Vale por ${VERIFICATION_MINUTES} minutos.`,
    title: "Este email é seu?",
    body: [
      paragraph(`${greet(fullName)} Se for, confirme pelo botão. Se preferir, digite o código.`),
      action("Sim, é meu", links.verificationLink(verificationId)),
      code(`Código, válido por ${VERIFICATION_MINUTES} minutos`, links.verificationCode(verificationId)),
      aside("Se não foi você, ignore. Sem a confirmação, este endereço não abre nada por aqui."),
    ],
    why: `Você recebeu este email porque alguém informou este endereço no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Seu código para confirmar este número no ${brand.name} é {{1}}. Se preferir, abra {{2}} e pronto. ` +
      `Os dois valem por ${VERIFICATION_MINUTES} minutos. Se não foi você, ignore.`,
    variables: ({ verificationId }: Params, links: MessageLinks) => [
      links.verificationCode(verificationId),
      links.verificationLink(verificationId),
    ],
  },
} satisfies Template<typeof Params>;
