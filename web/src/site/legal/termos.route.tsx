import { brand } from "@app/contract/brand";
import {
  cycles,
  DEFINITIVE_PLAN_DAYS,
  formatCents,
  GUARANTEE_DAYS,
  maxInstallments,
  totalCents,
  WITHDRAWAL_DAYS,
} from "@app/contract/catalogue";
import { nutritionist, trainer } from "../../content/team.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Company } from "./company.tsx";
import { LegalDocument, LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    title: `Termos de uso | ${brand.name}`,
    description: `O que o ${brand.name} oferece, quanto custa, como termina e o que cada lado promete.`,
    path: "/termos",
  });

export default function TermsRoute() {
  return <LegalPage>{import.meta.env.SSR || import.meta.env.DEV ? <Terms /> : null}</LegalPage>;
}

function Terms() {
  const { monthly, semestral, annual } = cycles;
  return (
    <LegalDocument
      title="Termos de uso"
      summary={`Este é o contrato entre você e o ${brand.name}. Escrevemos para ser lido: o que você recebe, quanto paga, como sai e o que não fazemos.`}
      sections={[
        {
          id: "quem-somos",
          title: "Quem somos",
          body: (
            <>
              <Company />
              <p>
                Responsáveis técnicos: {nutritionist.name}, nutricionista, {nutritionist.council} {nutritionist.number};{" "}
                {trainer.name}, profissional de educação física, {trainer.council} {trainer.number}.
              </p>
            </>
          ),
        },
        {
          id: "servico",
          title: "O que você recebe",
          body: (
            <>
              <p>
                <b>Plano Gratuito:</b> contador de calorias, diário alimentar, diário de treino, relatórios de evolução
                e agente de IA para dúvidas. Não pede cartão e não vira pago sozinho.
              </p>
              <p>
                <b>Plano Completo:</b> tudo do gratuito, mais dieta e treino personalizados com ajuste quinzenal,
                revisão semanal de progresso, nutricionista, treinador e suporte VIP prioritário.
              </p>
              <p>
                Depois da contratação o acesso é imediato. Você responde à anamnese, a IA monta na hora um plano
                provisório e, em até {DEFINITIVE_PLAN_DAYS} dias, chega o plano definitivo, feito e assinado por
                profissionais com registro.
              </p>
            </>
          ),
        },
        {
          id: "saude",
          title: "Saúde: o que não fazemos",
          body: (
            <>
              <p>
                O {brand.name} orienta alimentação e treino. Não faz diagnóstico, não receita remédio, não atende
                urgência e não substitui consulta médica. Em emergência, ligue 192.
              </p>
              <ul>
                <li>Conte na anamnese doenças, remédios, alergias, gravidez, lesões e transtornos alimentares.</li>
                <li>
                  Quando for preciso, pedimos liberação médica antes do plano, e podemos recusar um objetivo inseguro.
                </li>
                <li>As respostas da IA são apoio. Dieta e treino definitivos são sempre de um profissional.</li>
                <li>Resultados variam de pessoa para pessoa; os prazos que citamos são estimativas.</li>
              </ul>
            </>
          ),
        },
        {
          id: "conta",
          title: "Sua conta",
          body: (
            <ul>
              <li>O serviço é para maiores de 18 anos. Uma conta por pessoa.</li>
              <li>Email e telefone valem depois de confirmados por link ou código.</li>
              <li>A senha é sua: não a pedimos por telefone nem por mensagem.</li>
              <li>Contas usadas para fraude, ofensa ou revenda podem ser suspensas, com aviso e motivo.</li>
            </ul>
          ),
        },
        {
          id: "precos",
          title: "Preços e pagamento",
          body: (
            <>
              <dl>
                <div>
                  <dt>Mensal</dt>
                  <dd>
                    {formatCents(monthly.monthlyCents)} por {monthly.days} dias.
                  </dd>
                </div>
                <div>
                  <dt>Semestral</dt>
                  <dd>
                    {formatCents(semestral.monthlyCents)} por mês, total de {formatCents(totalCents("semestral"))} por{" "}
                    {semestral.days} dias.
                  </dd>
                </div>
                <div>
                  <dt>Anual</dt>
                  <dd>
                    {formatCents(annual.monthlyCents)} por mês, total de {formatCents(totalCents("annual"))} por{" "}
                    {annual.days} dias.
                  </dd>
                </div>
              </dl>
              <p>
                Cartão de crédito em até {maxInstallments("annual")}x sem juros, conforme o ciclo, ou PIX à vista. Quem
                processa o pagamento é o {brand.paymentProcessor}; não guardamos o número do seu cartão. Se uma página
                nossa anunciou um preço menor e você chegou por ela, vale o preço anunciado.
              </p>
            </>
          ),
        },
        {
          id: "renovacao",
          title: "Nada renova sozinho",
          body: (
            <p>
              Cada compra vale por um período e acaba nele. Não há cobrança automática no fim. Se você comprar de novo
              com um plano ainda ativo, o período novo começa quando o atual terminar.
            </p>
          ),
        },
        {
          id: "saida",
          title: "Desistência, garantia e cancelamento",
          body: (
            <>
              <p>
                Você pode desistir em {WITHDRAWAL_DAYS} dias sem dar motivo, e tem {GUARANTEE_DAYS} dias de garantia nas
                condições da <a href="/reembolso">política de reembolso</a>. São dois direitos diferentes, e um não
                gasta o outro. Os dois ficam no app, em <a href="/app/conta#direitos">Conta</a>.
              </p>
              <p>Fora desses prazos, cancelar encerra o acompanhamento no fim do período já pago.</p>
            </>
          ),
        },
        {
          id: "regras",
          title: "Convivência e conteúdo",
          body: (
            <p>
              Os planos, vídeos e textos são para seu uso pessoal. Na comunidade, respeito vem primeiro: nada de ofensa,
              de propaganda, nem de comentar o corpo de outra pessoa. O que você escreve continua seu.
            </p>
          ),
        },
        {
          id: "falhas",
          title: "Quando algo falha",
          body: (
            <p>
              Trabalhamos para o serviço ficar no ar e avisamos quando não fica. Se uma falha nossa tirar dias do seu
              plano, devolvemos esses dias. Nada aqui limita direitos do Código de Defesa do Consumidor.
            </p>
          ),
        },
        {
          id: "mudancas",
          title: "Mudanças e foro",
          body: (
            <p>
              Se estes termos mudarem, avisamos antes por email, e a compra já feita segue as regras do dia em que foi
              feita. Vale a lei brasileira, e você pode propor ação no lugar onde mora.
            </p>
          ),
        },
      ]}
    />
  );
}
