import { brand } from "@app/contract/brand";
import { DEFINITIVE_PLAN_DAYS } from "@app/contract/catalogue";
import { SwitchHero } from "../../landing/heroes/switch-hero.tsx";
import { type Landing, landingMeta } from "../../landing/landing.ts";
import { LandingPage } from "../../landing/landing-page.tsx";
import { Faq } from "../../landing/sections/faq.tsx";
import { Features } from "../../landing/sections/features.tsx";
import { FinalCta } from "../../landing/sections/final-cta.tsx";
import { Gallery } from "../../landing/sections/gallery.tsx";
import { ProgressSteps } from "../../landing/sections/progress-steps.tsx";
import { Team } from "../../landing/sections/team.tsx";
import { claimNote, claims } from "../claims.ts";
import { nutritionist, trainer } from "../team.ts";
import { pickQuestions } from "./questions.ts";
import { sixParts } from "./six-parts.ts";

/** Dark at the top, light below: the “transformation mode” switch. */
const landing: Landing = {
  variant: "C",
  search: {
    title: `Ative o modo transformação: programa de emagrecimento | ${brand.name}`,
    description:
      "Programa de emagrecimento com nutricionista, treinador e IA ligados no mesmo plano. Consulta gratuita: ligamos em até 5 minutos.",
    keywords:
      "programa de emagrecimento, transformação corporal, treinador personal, nutricionista online, emagrecer, IA",
  },
  form: {
    title: "Sua consulta gratuita",
    button: "Solicitar Consulta Gratuita",
    sending: "Enviando solicitação...",
    note: "Ligamos em até 5 minutos, no horário de atendimento.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Ligamos em até 5 minutos, no horário de atendimento${when ? `: ${when}, horário de São Paulo` : ""}. Enquanto isso, conheça o app.`,
  },
  sticky: "Solicitar Consulta Gratuita",
};

export const meta = landingMeta(landing);

export default function LandingC() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <SwitchHero
          landing={landing}
          copy={{
            aside: "Consulta gratuita",
            title: "Ative o modo transformação.",
            text: "Nutricionista, treinador e IA ligados no mesmo plano. A gente liga em até 5 minutos e explica como.",
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
      <ProgressSteps
        title="Com o modo ligado, o dia clareia por etapas."
        note={claimNote("first-changes")}
        steps={[
          { when: "Hoje", what: "App aberto, anamnese respondida." },
          { when: "Em minutos", what: "Dieta e treino provisórios, feitos pela IA." },
          {
            when: `Até ${DEFINITIVE_PLAN_DAYS} dias`,
            what: `Plano definitivo, assinado por ${nutritionist.firstName} e ${trainer.firstName}.`,
          },
          { when: claims["first-changes"].figure, what: "As primeiras mudanças: sono, roupa, fôlego na escada." },
          { when: claims["lasting-results"].figure, what: "O resultado que fica, porque virou rotina." },
        ]}
      />
      <Features
        variant="switches"
        title="Seis ajustes, todos ligados"
        text="Você não escolhe entre dieta e treino. Um puxa o outro, e alguém cuida dos dois."
        features={sixParts({
          nutrition: "Do arroz e feijão ao almoço no quilo.",
          workouts: "Encolhem e crescem com o seu dia.",
          ai: `${claims["ai-version"].figure}, 24 horas por dia.`,
          support: "Duas pessoas com registro no seu chat.",
          monitoring: "Peso, medidas, sono, comida e treino.",
          community: "Gente que começou na mesma semana.",
        })}
      />
      <Team variant="overlap" title="Quem segura o interruptor com você" />
      <Gallery
        variant="splits"
        title="Dias desligados, dias ligados"
        quotes={{
          marina: "A calça que voltou a fechar foi consequência.",
          carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
          sonia: `${trainer.firstName} começou com garrafa de água. Hoje durmo a noite inteira.`,
        }}
      />
      <FinalCta
        landing={landing}
        variant="morning"
        title="Amanhã cedo pode ser o primeiro dia."
        action="Solicitar Consulta Gratuita"
        inFull
      />
      <Faq
        title="Dúvidas de véspera"
        questions={[
          {
            question: "A consulta é gratuita mesmo?",
            answer:
              "É. Ligamos em até 5 minutos, entendemos seu objetivo e mostramos como o plano funciona. Você decide depois.",
          },
          ...pickQuestions(
            "Minha rotina é corrida. Dá certo mesmo assim?",
            "Preciso ter experiência com treino?",
            "O que acontece depois que eu me cadastro?",
            "E se eu não tiver resultado?",
            "Posso cancelar quando quiser?",
          ),
        ]}
      />
    </>
  );
}
