import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import { NoteHero } from "../../landing/heroes/note-hero.tsx";
import { type Landing, landingMeta } from "../../landing/landing.ts";
import { LandingPage } from "../../landing/landing-page.tsx";
import { Agenda } from "../../landing/sections/agenda.tsx";
import { Faq } from "../../landing/sections/faq.tsx";
import { Features } from "../../landing/sections/features.tsx";
import { FinalCta } from "../../landing/sections/final-cta.tsx";
import { Gallery } from "../../landing/sections/gallery.tsx";
import { Team } from "../../landing/sections/team.tsx";
import { StructuredData } from "../../landing/structured-data.tsx";
import { nutritionist, trainer } from "../team.ts";
import { pickQuestions } from "./questions.ts";
import { sixParts } from "./six-parts.ts";

/** Calm and detailed: for visitors from a search engine. */
const landing: Landing = {
  variant: "B",
  search: {
    title: `Como emagrecer de forma sustentável, com nutricionista e treinador | ${brand.name}`,
    description:
      "Descubra como emagrecer de forma sustentável com nutricionista, treinador e IA no mesmo plano. Consulta gratuita de 15 a 20 minutos.",
    keywords:
      "emagrecimento sustentável, emagrecer com nutricionista, nutricionista e treinador, perder peso com saúde, IA",
    social: {
      title: "Dá para emagrecer sem recomeçar toda segunda-feira",
      description: "Uma carta da nossa nutricionista e uma consulta gratuita, com nutricionista, treinador e IA.",
    },
  },
  form: {
    title: "Sua consulta gratuita",
    button: "Solicitar Consulta Gratuita",
    sending: "Enviando solicitação...",
    note: "Entramos em contato em até 24 horas. A ligação dura de 15 a 20 minutos.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Nossa equipe entra em contato em até 24 horas${when ? `: ${when}, horário de São Paulo` : ""}. A ligação dura de 15 a 20 minutos. Enquanto isso, conheça o app.`,
  },
  sticky: "Solicitar Consulta Gratuita",
};

export const meta = landingMeta(landing);

export default function LandingB() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <NoteHero
          landing={landing}
          copy={{
            aside: "Consulta de 15 a 20 min",
            title: "Descubra como emagrecer de forma sustentável.",
            text: "Nutricionista, treinador e IA no mesmo plano, no ritmo que a sua vida permite. A primeira conversa é por nossa conta.",
          }}
          note={[
            "Quase todo mundo que atendo já emagreceu alguma vez. O difícil foi continuar.",
            "Por isso eu não começo pela lista do que cortar. Começo pelo seu almoço de terça, pelo seu sono e pelo que você não abre mão.",
            "Me conte como é a sua semana. A gente parte dela.",
          ]}
        />
      }
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

function Sections() {
  const questions = [
    {
      question: "A consulta é gratuita mesmo?",
      answer:
        "É. Entramos em contato em até 24 horas e conversamos de 15 a 20 minutos. Você sai com um caminho, contratando ou não.",
    },
    ...pickQuestions(
      "E se eu começar e não conseguir manter?",
      "Tenho restrição alimentar ou condição médica. Posso participar?",
      "Em quanto tempo vejo resultado?",
      "Como funciona o acompanhamento profissional?",
      "Quais são as formas de pagamento?",
      "E se eu não tiver resultado?",
    ),
  ];
  return (
    <>
      <StructuredData questions={questions} />
      <Agenda
        title="O que cabe em vinte minutos"
        text="A consulta é uma conversa por telefone, sem compromisso. Quem liga já leu o que você escreveu."
        items={[
          {
            when: "0 a 5 min",
            title: "Sua semana",
            text: "Horários, cozinha, sono, remédios e o que já não deu certo.",
          },
          { when: "5 a 12 min", title: "Seu objetivo", text: "Quanto, para quando e por quê. E o que é realista." },
          {
            when: "12 a 20 min",
            title: "Seu caminho",
            text: `Como ${nutritionist.firstName} e ${trainer.firstName} montariam o plano, e o que muda já amanhã.`,
          },
          {
            when: "Depois",
            title: "Você decide",
            text: `Se ficar, o plano definitivo chega em até ${DEFINITIVE_PLAN_DAYS} dias. Se não, o app gratuito continua seu.`,
          },
        ]}
      />
      <Team
        variant="files"
        title="Quem assina o seu plano"
        text="Registro profissional não é enfeite: dá para conferir nos sites do CRN e do CREF."
      />
      <Features
        variant="index"
        title="Seis partes de um plano que se sustenta"
        text="Nada aqui depende de força de vontade infinita."
        features={sixParts({
          nutrition: "Parte do que você já come. Ajuste a cada quinze dias, por gente.",
          workouts: "Do tamanho do seu dia, em casa ou na academia.",
          ai: "Tira dúvida às 23h e avisa o time quando algo sai do lugar.",
          support: "Nutricionista e treinador combinam o plano entre si.",
          monitoring: "Peso, medidas, sono, comida e treino num lugar só.",
          community: "Companhia de quem também está no meio do caminho.",
        })}
      />
      <Gallery variant="diary" title="O que mudou foi o dia" text="O resto veio depois, com calma." />
      <FinalCta
        landing={landing}
        variant="receipt"
        title="Emagrecer devagar também é emagrecer."
        action="Solicitar Consulta Gratuita"
      />
      <Faq title="Perguntas de quem pensa antes" questions={questions} />
    </>
  );
}
