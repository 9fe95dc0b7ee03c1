import { brand } from "@app/contract/brand";
import { GUARANTEE_DAYS, GUARANTEE_REVIEW_HOURS, WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { followingRule, noResultRule, ruleNotes } from "../../content/guarantee-rule.ts";
import { ruleName } from "../../content/guarantee-version.ts";
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
              <p>
                Seguiu o programa, consegue mostrar que seguiu e não teve resultado? Devolvemos 100% do valor. Quem
                promete é a empresa. Esta é a regra na <b>{ruleName}</b>; a sua compra guarda a versão que você viu, e
                uma regra nova nunca vale contra você.
              </p>
              <p>Seguir o programa são cinco contas, e o que você registra no app já é a prova:</p>
              <RuleList lines={followingRule} />
              <p>Sem resultado, conforme o seu objetivo, quer dizer:</p>
              <RuleList lines={noResultRule} />
              {ruleNotes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <p>
                Como pedir: entre no app, abra a <a href="/app/garantia">Garantia</a> e toque em “Acionar garantia”. O
                medidor dali mostra, desde o primeiro dia, quanto você já tem de cada conta. A resposta sai na hora, com
                protocolo, cada número e cada data, e um arquivo com as provas. Se não concordar, uma pessoa da equipe
                revisa e responde em até {GUARANTEE_REVIEW_HOURS} horas. <Channel />
              </p>
              <p>
                A resposta automática sai uma vez por pessoa. Se você já recebeu a garantia antes, nesta ou em outra
                conta, uma pessoa da equipe lê o novo pedido e responde em até {GUARANTEE_REVIEW_HOURS} horas, com o
                motivo se recusar. O pedido vale pela data em que você fez, e o direito de desistir em {WITHDRAWAL_DAYS}{" "}
                dias não muda. Para saber disso, guardamos por cinco anos um código embaralhado do email, do telefone e
                do CPF, que não volta a ser nenhum deles.
              </p>
              <p>
                Comprou antes desta regra? Vale a da sua compra ou esta, a que for melhor para você: o pedido é feito na
                mesma página.
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

function RuleList({ lines }: { lines: typeof followingRule }) {
  return (
    <ul>
      {lines.map(({ name, text }) => (
        <li key={name}>
          <b>{name}:</b> {text}.
        </li>
      ))}
    </ul>
  );
}
