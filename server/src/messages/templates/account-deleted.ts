import { brand } from "@app/contract/brand";
import * as z from "zod";
import { facts, paragraph } from "./parts/blocks.ts";
import { dayAndTime, fullDate, greet, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({
  fullName: z.string(),
  referenceNumber: z.string(),
  deletedAt: z.iso.datetime(),
  /** The same as on the screen. */
  retained: z.array(
    z.object({ what: z.string(), fields: z.array(z.string()), why: z.string(), until: z.nullable(z.iso.datetime()) }),
  ),
});
type Params = z.output<typeof Params>;

/** The confirmation of a deletion. Once it is sent, its recipient is redacted. */
export const accountDeleted = {
  params: Params,
  transactional: true,
  redactAfterSend: true,
  email: ({ fullName, referenceNumber, deletedAt, retained }: Params) => ({
    subject: "Sua conta foi excluída",
    preheader: `Protocolo ${referenceNumber}. Guarde este email como comprovante.`,
    title: "Sua conta foi excluída.",
    body: [
      paragraph(
        `${greet(fullName)} Fizemos o que você pediu. Apagamos os seus dados em ${dayAndTime(deletedAt)}, e este ` +
          "endereço sai assim que este email for entregue. Fica só o que está aqui:",
      ),
      facts(
        retained.map(({ what, fields, why, until }) => ({
          label: what,
          value: `${fields.join(", ")}. ${why}${until ? ` Até ${fullDate(until)}.` : ""}`,
        })),
      ),
      facts([{ label: "Protocolo", value: referenceNumber }]),
      paragraph("Se um dia quiser voltar, o mesmo email e o mesmo telefone servem para começar do zero."),
    ],
    why: `Você recebeu este email porque excluiu sua conta no ${brand.name}. É o último.`,
  }),
  whatsapp: {
    approved:
      `Sua conta no ${brand.name} foi excluída em {{1}}, como você pediu. O protocolo é {{2}}. ` +
      "Guarde esta mensagem como comprovante.",
    variables: ({ deletedAt, referenceNumber }: Params) => [shortTime(deletedAt), referenceNumber],
  },
} satisfies Template<typeof Params>;
