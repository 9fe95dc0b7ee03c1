import { brand } from "@app/contract/brand";
import { GUARANTEE_DAYS, GUARANTEE_REVIEW_HOURS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { pageMeta } from "../../shell/page-meta.ts";
import { Channel } from "./company.tsx";
import { LegalDocument, LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    title: `Reembolso | ${brand.name}`,
    description: `${WITHDRAWAL_DAYS} dias para desistir sem motivo e ${GUARANTEE_DAYS} dias de garantia com condições: como pedir e quando o dinheiro volta.`,
    path: "/reembolso",
  });

export default function RefundRoute() {
  return <LegalPage>{import.meta.env.SSR || import.meta.env.DEV ? <Refund /> : null}</LegalPage>;
}

function Refund() {
  return (
    <LegalDocument
      title="Reembolso"
      summary={`Você tem dois direitos diferentes: desistir em ${WITHDRAWAL_DAYS} dias, sem condição nenhuma, e a garantia de ${GUARANTEE_DAYS} dias, com condições. Um não atrapalha o outro.`}
      sections={[
        {
          id: "desistencia",
          title: `${WITHDRAWAL_DAYS} dias para desistir`,
          body: (
            <>
              <p>
                Comprou pela internet, tem {WITHDRAWAL_DAYS} dias corridos para se arrepender (Código de Defesa do
                Consumidor, art. 49). O dia da compra não conta e o último dia vale inteiro, até as 23h59 de Brasília.
                Não perguntamos por quê e devolvemos 100%.
              </p>
              <p>
                Como pedir: entre no app, abra <a href="/app/conta#direitos">Conta</a> e toque em “Desistir da compra”.
                O protocolo sai na hora, o acesso pago é encerrado e a mesma página mostra o dinheiro voltando, passo a
                passo. Se preferir, escreva para a gente. <Channel />
              </p>
            </>
          ),
        },
        {
          id: "garantia",
          title: `${GUARANTEE_DAYS} dias de garantia`,
          body: (
            <>
              <p>Seguiu o programa e não teve resultado? Devolvemos 100% do valor. As condições são três:</p>
              <ul>
                <li>
                  o pedido é feito em até {GUARANTEE_DAYS} dias da contratação, com o último dia inteiro, até as 23h59
                  de Brasília;
                </li>
                <li>você seguiu o programa nesse período, isto é, a dieta e os treinos do plano;</li>
                <li>
                  você consegue mostrar que seguiu: os registros no app bastam, e aceitamos fotos, mensagens ou outro
                  comprovante razoável.
                </li>
              </ul>
              <p>
                A garantia sai na hora uma vez por pessoa. Se você já recebeu a garantia antes, nesta ou em outra conta,
                o novo pedido é lido por uma pessoa da equipe, que responde em até {GUARANTEE_REVIEW_HOURS} horas, com o
                motivo se recusar. O pedido vale pela data em que você fez, e o direito de desistir em {WITHDRAWAL_DAYS}{" "}
                dias não muda. Para saber disso, guardamos por cinco anos um código embaralhado do email, do telefone e
                do CPF, que não volta a ser nenhum deles.
              </p>
              <p>
                Como pedir: entre no app, abra <a href="/app/conta#direitos">Conta</a> e toque em “Pedir a garantia”.
                Ali estão as condições, uma a uma, como elas estão hoje. A primeira resposta sai na hora, com protocolo
                e com o motivo, se for recusada: você pode completar o que faltou e pedir de novo, ou pedir revisão a
                uma pessoa da equipe. O que o app ainda não registra não conta contra você. <Channel />
              </p>
            </>
          ),
        },
        {
          id: "prazos",
          title: "Quando o dinheiro volta",
          body: (
            <dl>
              <div>
                <dt>PIX</dt>
                <dd>Para a mesma conta que pagou, em geral no mesmo dia da aprovação.</dd>
              </div>
              <div>
                <dt>Cartão de crédito</dt>
                <dd>
                  Estornamos a compra inteira, com todas as parcelas, pelo {brand.paymentProcessor}. O crédito aparece
                  na fatura seguinte ou na outra, conforme o banco.
                </dd>
              </div>
            </dl>
          ),
        },
        {
          id: "depois",
          title: "Depois desses prazos",
          body: (
            <p>
              O plano vai até o fim do período pago e não renova sozinho. Se houver falha nossa na prestação do serviço,
              valem os direitos do Código de Defesa do Consumidor, a qualquer tempo.
            </p>
          ),
        },
        {
          id: "enganos",
          title: "Pagamento em dobro, atrasado ou com outro valor",
          body: (
            <p>
              Um pagamento seu nunca se perde: ou ativa o plano, ou é devolvido, e contamos a você qual dos dois. O
              recibo traz nosso CNPJ e um número de protocolo; ele não é nota fiscal.
            </p>
          ),
        },
      ]}
    />
  );
}
