import { brand } from "@app/contract/brand";
import { cycles, formatCents, GUARANTEE_DAYS } from "@app/contract/catalogue";
import { TapeHero } from "../../landing/heroes/tape-hero.tsx";
import { type Landing, landingMeta } from "../../landing/landing.ts";
import { LandingPage } from "../../landing/landing-page.tsx";
import { Faq } from "../../landing/sections/faq.tsx";
import { Features } from "../../landing/sections/features.tsx";
import { FinalCta } from "../../landing/sections/final-cta.tsx";
import { Gallery } from "../../landing/sections/gallery.tsx";
import { PriceComparison } from "../../landing/sections/price-comparison.tsx";
import { Team } from "../../landing/sections/team.tsx";
import { pickQuestions } from "./questions.ts";
import { sixParts } from "./six-parts.ts";

/** Leads with the price: buy directly or book a call. */
const landing: Landing = {
  variant: "5",
  search: {
    title: `Nutricionista e treinador por menos que pedir delivery | ${brand.name}`,
    description:
      "Plano para emagrecer com nutricionista, treinador e IA por menos que pedir delivery. Consulta gratuita de 15 a 20 minutos, sem compromisso.",
    keywords: "plano de emagrecimento, nutricionista online preço, treinador online preço, IA",
  },
  form: {
    title: "Quer conversar antes?",
    button: "Agendar Consulta Gratuita",
    sending: "Enviando solicitação...",
    note: "Retornamos em até 5 minutos, no horário de atendimento. Sem compromisso.",
  },
  success: {
    title: "Solicitação enviada com sucesso!",
    confirm: "Conhecer o App",
    text: (when) =>
      `Nossa equipe liga em até 24 horas.${when ? ` Pela fila de agora: ${when}, horário de São Paulo.` : ""} Enquanto isso, explore as funções básicas do app, que são gratuitas.`,
  },
  sticky: "Agendar Consulta Gratuita",
};

export const meta = landingMeta(landing);

export default function Landing5() {
  return (
    <LandingPage
      landing={landing}
      hero={
        <TapeHero
          landing={landing}
          copy={{
            aside: "Consulta gratuita",
            title: "Menos que pedir delivery.",
            text: "Nutricionista, treinador e IA cuidando do seu mês inteiro, pelo que custam quatro jantares de aplicativo.",
            limit: `Preço por tempo limitado, no plano anual. Com ${GUARANTEE_DAYS} dias de garantia.`,
            buy: "QUERO COMEÇAR AGORA",
            formText:
              "A consulta é gratuita, dura de 15 a 20 minutos e é sem compromisso. Deixe seu WhatsApp: a gente retorna em até 5 minutos.",
          }}
        />
      }
    >
      {import.meta.env.SSR || import.meta.env.DEV ? <Sections /> : null}
    </LandingPage>
  );
}

const OFFER = formatCents(cycles.annual.monthlyCents);

function Sections() {
  return (
    <>
      <PriceComparison
        title="Faça a conta com a gente"
        text="Um exemplo com pedidos de R$ 52. Troque pelo seu aplicativo: a soma costuma surpreender."
        slips={[
          {
            title: "Delivery, uma vez por semana",
            lines: [
              { what: "Sexta 1, pizza", cost: "R$\u00a052" },
              { what: "Sexta 2, hambúrguer", cost: "R$\u00a052" },
              { what: "Sexta 3, japonês", cost: "R$\u00a052" },
              { what: "Sexta 4, pizza de novo", cost: "R$\u00a052" },
            ],
            total: "R$\u00a0208",
            after: "Quatro jantares. Acabam no sábado.",
          },
          {
            title: `${brand.name}, o mês inteiro`,
            lines: [
              { what: "Nutricionista, com ajuste quinzenal", cost: "incluída" },
              { what: "Treinador, com ajuste quinzenal", cost: "incluído" },
              { what: "IA, 24 horas por dia", cost: "incluída" },
              { what: "Revisão toda semana", cost: "incluída" },
            ],
            total: OFFER,
            after: "No plano anual. E a sexta da pizza continua existindo: ela entra no plano.",
          },
        ]}
      />
      <Features
        variant="lines"
        title="O que vem nesse preço"
        features={sixParts({
          nutrition: "Dieta feita por gente, com o que você já come, ajustada a cada quinze dias.",
          workouts: "Treinos de 20 minutos ou de uma hora, em casa ou na academia.",
          ai: "Versão 3.0, atualizada em 2025: responde a qualquer hora.",
          support: "Chat direto com a nutricionista e o treinador.",
          monitoring: "Tudo num lugar só, com relatórios semanais.",
          community: "Desafios mensais e gente para fazer junto.",
        })}
      />
      <Team
        variant="line"
        title="Quem trabalha por você"
        text="Dois profissionais com registro e uma IA versão 3.0, atualizada em 2025."
      />
      <Gallery
        variant="pairs"
        title="Antes e depois, sem filtro de foto"
        text="Cenas de um dia, não corpos."
        quotes={{
          marina: "Eu pedia delivery quatro vezes por semana. Hoje janto em casa.",
          carlos: "Agora a bicicleta sai de casa antes do primeiro e-mail.",
          sonia: "Hoje durmo a noite inteira.",
        }}
      />
      <FinalCta
        landing={landing}
        variant="night"
        title="A primeira conversa não custa nem o frete."
        action="Agendar Consulta Gratuita"
        inFull
      />
      <Faq
        title="Antes de fechar o pedido"
        questions={pickQuestions(
          "Quais são as formas de pagamento?",
          "O que acontece depois que eu me cadastro?",
          "Minha rotina é corrida. Dá certo mesmo assim?",
          "Em quanto tempo vejo resultado?",
          "E se eu não tiver resultado?",
          "Posso cancelar quando quiser?",
        )}
      />
    </>
  );
}
