import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { dayAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ fullName: z.string(), changedAt: z.iso.datetime() });

/** A security alert, in case the owner did not change it. */
export const passwordChanged = {
  params: Params,
  transactional: true,
  email: ({ fullName, changedAt }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "A senha da sua conta foi trocada",
    preheader: "Se foi você, está tudo certo. Se não foi, dá tempo de resolver.",
    title: "Sua senha foi trocada.",
    body: [
      paragraph(`${greet(fullName)} A troca foi em ${dayAndTime(changedAt)}. Agora só se entra com a senha nova.`),
      paragraph(
        "Foi você? Não precisa fazer nada. Não foi? Crie outra senha agora: quem entrou perde o acesso na hora.",
      ),
      action("Não fui eu", links.pageLink("/login")),
    ],
    why: `Você recebeu este email porque ele está na sua conta no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
