import * as z from "zod";
import { aside, facts, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortTime } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({ referenceNumber: z.string(), name: z.string(), openedAt: z.iso.datetime() });
type Params = z.output<typeof Params>;

/** To the administrators: a file was opened in an emergency, by whom. Never whose it is, nor why. */
export const breakGlass = {
  params: Params,
  transactional: true,
  priority: "team",
  email: ({ referenceNumber, name, openedAt }: Params) => ({
    subject: `Acesso de emergência às ${shortTime(openedAt)}`,
    preheader: `${name} abriu uma ficha fora da própria lista. Protocolo ${referenceNumber}.`,
    title: "Uma ficha foi aberta em emergência.",
    body: [
      paragraph(
        "Alguém da equipe abriu a ficha de uma pessoa que não acompanha. O acesso é só de leitura e dura uma hora.",
      ),
      facts([
        { label: "Quem abriu", value: name },
        { label: "Quando", value: dayAndTime(openedAt) },
        { label: "Protocolo", value: referenceNumber },
      ]),
      aside("O motivo está na auditoria, em Equipe. A pessoa também lê este acesso nos dados dela."),
    ],
    why: "Mensagem interna, para quem administra. Não encaminhe.",
    internal: true,
  }),
} satisfies Template<typeof Params>;
