import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, aside, paragraph, steps } from "./parts/blocks.ts";
import { dayAndTime, greet } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

/** `callBy`: when to expect the call, for a visitor who requested one. */
const Params = z.object({ fullName: z.string(), callBy: z.iso.datetime().optional() });

/** Next steps, right after sign-up. */
export const welcome = {
  params: Params,
  transactional: true,
  email: ({ fullName, callBy }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "Sua conta está pronta",
    preheader: "Três coisas para fazer hoje. Nenhuma delas é passar fome.",
    title: "Sua conta está pronta.",
    body: [
      callBy
        ? paragraph(`${greet(fullName)} Alguém do time liga para você até ${dayAndTime(callBy)}. Enquanto isso:`)
        : paragraph(`${greet(fullName)} O plano grátis já é seu. Comece por aqui:`),
      steps([
        { title: "Abra o app.", text: "Entre com o telefone ou o email do cadastro e a senha que você criou." },
        {
          title: "Anote a próxima refeição.",
          text: "Vale do jeito que foi. O diário serve para ver, não para julgar.",
        },
        { title: "Pergunte à IA.", text: "Ela responde a qualquer hora, inclusive sobre a tapioca das onze da noite." },
      ]),
      action("Abrir o app", links.pageLink("/app")),
      aside("Não pedimos cartão no plano grátis, então não há o que cobrar."),
    ],
    why: `Você recebeu este email porque abriu uma conta no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
