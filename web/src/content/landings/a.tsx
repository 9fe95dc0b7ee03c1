import { brand } from "@app/contract/brand";
import { FringeHero } from "../../landing/heroes/fringe-hero.tsx";
import { type Landing, landingMeta } from "../../landing/landing.ts";
import { LandingPage } from "../../landing/landing-page.tsx";
import { Faq } from "../../landing/sections/faq.tsx";
import { Features } from "../../landing/sections/features.tsx";
import { FinalCta } from "../../landing/sections/final-cta.tsx";
import { Gallery } from "../../landing/sections/gallery.tsx";
import { Team } from "../../landing/sections/team.tsx";
import { TimeFacts } from "../../landing/sections/time-facts.tsx";
import { claimText } from "../claims.ts";
import { nutritionist, trainer } from "../team.ts";
import { pickQuestions } from "./questions.ts";
import { sixParts } from "./six-parts.ts";

/** Bold and short: promises a call in less than five minutes. */
const landing: Landing = {
  variant: "A",
  search: {
    title: `Pronto para emagrecer de verdade? | ${brand.name}`,
    description:
      "Emagrecimento com nutricionista, treinador e IA no mesmo plano. Deixe seu WhatsApp e receba uma ligação em menos de 5 minutos.",
    keywords: "emagrecer de verdade, perder peso, nutricionista online, treinador online, IA, dieta personalizada",
  },
  form: {
    title: `Quero uma das ${brand.placesLeft} vagas`,
    button: "Falar com Especialista Agora",
    sending: "Criando conta...",
    note: "A ligação vem em menos de 5 minutos, no horário de atendimento. Sem compromisso.",
  },
  success: {
    title: "Cadastro realizado com sucesso!",
    confirm: "OK - Baixar App",
    text: (when) =>
      `Um especialista liga em menos de 5 minutos, no horário de atendimento${when ? `: ${when}, horário de São Paulo` : ""}. Agora vamos levar você para baixar o app.`,
  },
  sticky: "Falar com Especialista Agora",
};

export const meta = landingMeta(landing);

export default function LandingA() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <FringeHero
          landing={landing}
          copy={{
            aside: "em menos de 5 min",
            title: "Pronto para emagrecer de\u00a0verdade?",
            text: "Deixe seu WhatsApp. Um especialista liga em menos de 5 minutos e vocês montam o primeiro passo juntos.",
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
      <TimeFacts
        moments={[
          {
            figure: "1",
            unit: "min",
            title: "Você preenche",
            text: "Nome, WhatsApp, uma senha e o tipo do seu celular. Mais nada.",
          },
          {
            figure: "5",
            unit: "min",
            title: "O telefone toca",
            text: "Em menos que isso, na verdade. É gente, não gravação.",
          },
          {
            figure: "hoje",
            title: "Você começa",
            text: "O app abre na hora, com uma dieta e um treino provisórios feitos pela IA.",
          },
        ]}
        why={{
          title: `Por que só ${brand.placesLeft}?`,
          text: `Porque ${nutritionist.firstName} e ${trainer.firstName} leem cada mensagem e ajustam cada plano a cada quinze dias. Com mais gente do que cabe, ninguém lê ninguém.`,
        }}
      />
      <Team variant="posters" title="Quem cuida de você" />
      <Features
        variant="checkerboard"
        title="O método, peça por peça"
        features={sixParts({
          nutrition: "Seu gosto, seu bolso, sua marmita. Ajuste a cada quinze dias.",
          workouts: "Em casa ou na academia, do tamanho do seu dia.",
          ai: "Conta calorias, tira dúvida e percebe quando o sono piora.",
          support: "Nutricionista e treinador no mesmo chat que você.",
          monitoring: "Peso, medidas, sono e treino, revistos toda semana.",
          community: "Gente na mesma página. Ninguém torce sozinho.",
        })}
      />
      <Gallery
        variant="pairs"
        title="Três dias que mudaram"
        quotes={{
          marina: "A calça que voltou a fechar foi consequência.",
          carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
          sonia: "Hoje durmo a noite inteira.",
        }}
      />
      <FinalCta
        landing={landing}
        variant="wall"
        title={`Restam ${claimText("places-left")}. Uma pode ser a sua.`}
        action="Falar com Especialista Agora"
      />
      <Faq
        title="Antes do telefone tocar"
        questions={[
          {
            question: "Quem vai me ligar?",
            answer: `Alguém da equipe do ${brand.name}, pelo número que você deixou. A conversa é curta: seu objetivo, sua rotina e por onde começar.`,
          },
          ...pickQuestions(
            "Em quanto tempo vejo resultado?",
            "Dá para treinar sem academia?",
            "Quais são as formas de pagamento?",
            "E se eu não tiver resultado?",
            "Posso cancelar quando quiser?",
          ),
        ]}
      />
    </>
  );
}
