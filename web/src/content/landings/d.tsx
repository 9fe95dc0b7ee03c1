import { brand } from "@app/contract/brand";
import { AxisHero } from "../../landing/heroes/axis-hero.tsx";
import { type Landing, landingMeta } from "../../landing/landing.ts";
import { LandingPage } from "../../landing/landing-page.tsx";
import { Faq } from "../../landing/sections/faq.tsx";
import { Features } from "../../landing/sections/features.tsx";
import { FinalCta } from "../../landing/sections/final-cta.tsx";
import { Gallery } from "../../landing/sections/gallery.tsx";
import { PromiseBand } from "../../landing/sections/promise-band.tsx";
import { Team } from "../../landing/sections/team.tsx";
import { pickQuestions } from "./questions.ts";
import { sixParts } from "./six-parts.ts";

/** Community: for visitors who want to be part of a group. */
const landing: Landing = {
  variant: "D",
  search: {
    title: `O corpo e a confiança que você quer | ${brand.name}`,
    description:
      "Emagreça com nutricionista, treinador, IA e uma comunidade que caminha junto. Confirmação imediata e contato em até 24 horas.",
    keywords: "emagrecer, ganhar confiança, comunidade de emagrecimento, nutricionista, treinador, IA",
  },
  form: {
    title: "Entre agora",
    button: "QUERO MUDAR AGORA!",
    sending: "Enviando solicitação...",
    note: "Confirmação imediata, acesso à comunidade e contato em até 24 horas.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Está confirmado: seu acesso à comunidade já vale, dentro do app. Nossa equipe entra em contato em até 24 horas${when ? `: ${when}, horário de São Paulo` : ""}.`,
  },
  sticky: "QUERO MUDAR AGORA!",
};

export const meta = landingMeta(landing);

export default function LandingD() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <AxisHero
          landing={landing}
          copy={{
            aside: "Confirmação imediata",
            title: "O corpo e a confiança que você quer.",
            text: "Você não precisa de mais uma segunda-feira. Precisa de gente: uma nutricionista, um treinador e uma mesa inteira ao lado.",
          }}
        />
      }
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  return (
    <>
      <PromiseBand
        label="O que acontece quando você entra"
        promises={[
          { word: "Imediata", text: "A confirmação chega na hora, e o app abre no mesmo minuto." },
          { word: "Comunidade", text: "Acesso desde o primeiro dia a quem está fazendo o mesmo caminho." },
          { word: "24 horas", text: "É o prazo máximo do nosso contato. De gente, com nome." },
        ]}
      />
      <Gallery variant="voices" title="Quem já sentou à mesa" text="O que se endireita primeiro é a rotina." />
      <Features
        variant="quilt"
        title="Seis retalhos, uma colcha só"
        features={sixParts({
          nutrition: "Comida que a sua casa também come.",
          workouts: "Hoje deu vinte minutos? São vinte minutos.",
          ai: "Acordada às duas da manhã, para você não precisar estar.",
          support: "Dois profissionais que conversam sobre você.",
          monitoring: "Peso, medidas, sono e humor, sem planilha.",
          community: "Metas da semana, receitas e alguém que pergunta por você.",
        })}
      />
      <Team variant="names" title="Pode chamar pelo nome" />
      <FinalCta
        landing={landing}
        variant="shout"
        title="Tem um lugar à mesa com o seu nome."
        action="QUERO MUDAR AGORA!"
      />
      <Faq
        title="Antes de puxar a cadeira"
        questions={[
          {
            question: "O que é a comunidade?",
            answer:
              "Um espaço dentro do app, com metas da semana e conversa entre participantes. Ninguém vê seu peso nem suas medidas: você mostra o que quiser.",
          },
          ...pickQuestions(
            "E se eu começar e não conseguir manter?",
            "Dá para treinar sem academia?",
            "Em quanto tempo vejo resultado?",
            "Quais são as formas de pagamento?",
            "E se eu não tiver resultado?",
          ),
        ]}
      />
    </>
  );
}
