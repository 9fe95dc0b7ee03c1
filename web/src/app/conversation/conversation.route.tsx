import { brand } from "@app/contract/brand";
import { hasWhatsapp, whatsappHref } from "../../content/contact.ts";
import { nutritionist, trainer } from "../../content/team.ts";
import { noData } from "../../shell/no-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import picture from "../../ui/pictures/comunidade.svg";
import { ComingPlace } from "../shell/states/coming-place.tsx";

const team = `${nutritionist.firstName} e ${trainer.firstName}`;

export const meta = () =>
  pageMeta({ title: `Conversa | ${brand.name}`, description: "A conversa com a equipe.", robots: "noindex" });

export const clientLoader = noData;

function Conversation() {
  return (
    <ComingPlace
      title="A conversa com a equipe vai ser aqui."
      lead="Uma linha só, em que você sabe quem responde e até quando."
      picture={{ src: picture, shape: "scene" }}
      coming={[
        { name: team, text: "Perguntas e respostas de quem assina o seu plano, com prazo à vista." },
        {
          name: "Uma assistente a qualquer hora",
          text: "Responde pelo seu plano e chama uma pessoa quando é caso dela.",
        },
        { name: "A revisão da semana", text: "Oito perguntas de um toque, e uma resposta escrita por gente." },
      ]}
      meanwhile={{
        text: "Para qualquer assunto da conta ou da compra, o atendimento responde.",
        link: (
          <a href={whatsappHref} target="_blank" rel="noopener">
            {hasWhatsapp ? "Chamar no WhatsApp" : "Ver os contatos"}
          </a>
        ),
      }}
    />
  );
}

export default function ConversationRoute() {
  return <Conversation />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return <Conversation />;
}
