import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { chatLink, dayAndTime, greet, maskPhone, shortTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** Masked when queued: enough for the recipient, and no second copy of the new number is stored. */
const Params = z.object({
  fullName: z.string(),
  newPhone: z.string().transform(maskPhone),
  changedAt: z.iso.datetime(),
});
type Params = z.output<typeof Params>;

const help = (links: MessageLinks): string => {
  if (brand.supportWhatsApp) return chatLink(brand.supportWhatsApp);
  return brand.supportEmail ? `mailto:${brand.supportEmail}` : links.pageLink("/login");
};

/** To the old number, and to the account's e-mail. */
export const phoneChanged = {
  params: Params,
  transactional: true,
  email: ({ fullName, newPhone, changedAt }: Params, links: MessageLinks) => ({
    subject: "O telefone da sua conta mudou",
    preheader: "O número anterior deixou de servir para entrar.",
    title: "O telefone da sua conta mudou.",
    body: [
      paragraph(
        `${greet(fullName)} A conta agora usa o número com ${newPhone}. O anterior não serve mais para entrar. ` +
          `A troca foi em ${dayAndTime(changedAt)}.`,
      ),
      paragraph("Foi você? Pode apagar esta mensagem. Não foi? Fale com a gente agora: desfazer é mais fácil hoje."),
      action("Não fui eu", help(links)),
    ],
    why: `Você recebeu este email porque ele é o endereço da sua conta no ${brand.name}.`,
  }),
  whatsapp: {
    approved:
      `Este número deixou de ser o da sua conta no ${brand.name}. O novo tem {{1}}; a troca foi em {{2}}. ` +
      "Se não foi você, responda a esta mensagem agora.",
    variables: ({ newPhone, changedAt }: Params) => [newPhone, shortTime(changedAt)],
  },
} satisfies Template<typeof Params>;
