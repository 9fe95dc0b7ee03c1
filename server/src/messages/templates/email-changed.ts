import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { chatLink, dayAndTime, greet, maskEmail } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** Masked when queued: enough for the recipient at the old address, and no second copy of the new one is stored. */
const Params = z.object({
  fullName: z.string(),
  newEmail: z.string().transform(maskEmail),
  changedAt: z.iso.datetime(),
});

const help = (links: MessageLinks): string => {
  if (brand.supportWhatsApp) return chatLink(brand.supportWhatsApp);
  return brand.supportEmail ? `mailto:${brand.supportEmail}` : links.pageLink("/login");
};

/** To the old e-mail: only its owner may be able to report that the change was not theirs. */
export const emailChanged = {
  params: Params,
  transactional: true,
  email: ({ fullName, newEmail, changedAt }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "O email da sua conta mudou",
    preheader: "Este endereço deixou de servir para entrar.",
    title: "O email da sua conta mudou.",
    body: [
      paragraph(
        `${greet(fullName)} A conta agora usa ${newEmail}. Este endereço não serve mais para entrar. ` +
          `A troca foi em ${dayAndTime(changedAt)}.`,
      ),
      paragraph("Foi você? Pode apagar esta mensagem. Não foi? Fale com a gente agora: desfazer é mais fácil hoje."),
      action("Não fui eu", help(links)),
    ],
    why: `Você recebeu este email porque ele era o endereço da sua conta no ${brand.name}. É o último.`,
  }),
} satisfies Template<typeof Params>;
