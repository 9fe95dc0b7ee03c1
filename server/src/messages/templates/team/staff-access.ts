import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../../links.ts";
import { action, paragraph } from "../parts/blocks.ts";
import { dayAndTime, shortName } from "../parts/format.ts";
import type { Template } from "../parts/template.ts";

const Params = z.object({
  change: z.enum(["recovered", "factor-added", "factor-removed"]),
  /** Of the person whose access changed. */
  name: z.string(),
  to: z.enum(["person", "administrator"]),
  at: z.iso.datetime(),
});
type Params = z.output<typeof Params>;

const titles: Record<Params["change"], string> = {
  recovered: "Um código de recuperação foi usado.",
  "factor-added": "Uma forma de entrar foi cadastrada.",
  "factor-removed": "Uma forma de entrar foi removida.",
};

/** To a person of the team, and of a recovery to the administrators: a security alert. */
export const staffAccess = {
  params: Params,
  transactional: true,
  priority: "awaited",
  email: ({ change, name, to, at }: Params, links: MessageLinks) => ({
    subject: `Acesso da equipe: ${titles[change].slice(0, -1).toLocaleLowerCase("pt-BR")}`,
    preheader: to === "person" ? "Se foi você, está tudo certo." : "Confirme com a pessoa que foi ela.",
    title: titles[change],
    body: [
      paragraph(`Foi na conta de ${shortName(name)}, em ${dayAndTime(at)}.`),
      to === "person"
        ? paragraph(
            "Foi você? Não precisa fazer nada. Não foi? Avise agora quem administra: o acesso é fechado na hora.",
          )
        : paragraph("Confirme com a pessoa, por outro meio, que foi ela. Se não foi, encerre o acesso dela."),
      action("Abrir a área da equipe", links.pageLink("/equipe")),
    ],
    why: `Você recebeu este email porque faz parte da equipe do ${brand.name}.`,
    internal: true,
  }),
} satisfies Template<typeof Params>;
