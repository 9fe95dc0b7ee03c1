import { brand } from "@app/contract/brand";
import * as z from "zod";
import type { MessageLinks } from "../links.ts";
import { action, paragraph } from "./parts/blocks.ts";
import { dayAndTime } from "./parts/format.ts";
import type { Template } from "./parts/template.ts";

const Params = z.object({ expiresAt: z.iso.datetime() });

/** Announces the export without any of its content. The link needs a session. */
export const exportReady = {
  params: Params,
  transactional: true,
  email: ({ expiresAt }: z.output<typeof Params>, links: MessageLinks) => ({
    subject: "Sua cópia dos dados está pronta",
    preheader: "Entre na sua conta para baixar.",
    title: "Sua cópia está pronta.",
    body: [
      paragraph(
        `O arquivo com tudo o que temos sobre você pode ser baixado até ${dayAndTime(expiresAt)}. ` +
          "Depois disso ele é apagado; dá para pedir outro quando quiser.",
      ),
      action("Baixar na minha conta", links.pageLink("/app/dados/baixar")),
      paragraph("Não foi você quem pediu? Troque sua senha: alguém entrou na sua conta com ela."),
    ],
    why: `Você recebeu este email porque uma cópia dos dados foi pedida na sua conta no ${brand.name}.`,
  }),
} satisfies Template<typeof Params>;
