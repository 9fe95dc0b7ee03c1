import { brand } from "@app/contract/brand";
import { formatRetention } from "@app/contract/retention";
import { pageMeta } from "../../shell/page-meta.ts";
import { Channel, Company } from "./company.tsx";
import { LegalDocument, LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    title: `Privacidade | ${brand.name}`,
    description: `Que dados o ${brand.name} usa, para quê, com quem divide, por quanto tempo e como você manda neles.`,
    path: "/privacidade",
  });

export default function PrivacyRoute() {
  return <LegalPage>{import.meta.env.SSR || import.meta.env.DEV ? <Privacy /> : null}</LegalPage>;
}

function Privacy() {
  return (
    <LegalDocument
      title="Privacidade"
      summary="Tratamos dados de saúde, que a lei chama de sensíveis. Por isso a regra da casa é curta: só o necessário, só para cuidar de você, e nunca para anúncio."
      sections={[
        {
          id: "controlador",
          title: "Quem decide sobre seus dados",
          body: (
            <>
              <Company />
              <p>
                Somos a controladora, nos termos da Lei 13.709/2018 (LGPD). O encarregado pelo tratamento de dados
                atende pelos mesmos canais, com o assunto “Privacidade”.
              </p>
            </>
          ),
        },
        {
          id: "dados",
          title: "Que dados, para quê e com que base",
          body: (
            <dl>
              <div>
                <dt>Cadastro: nome, telefone, email, senha, tipo de celular</dt>
                <dd>
                  Para criar sua conta, ligar quando você pede e prestar o serviço. Base: contrato (art. 7º, V). A senha
                  é guardada só como resumo criptográfico.
                </dd>
              </div>
              <div>
                <dt>Saúde: peso, medidas, sono, alimentação, treinos, doenças, remédios, restrições</dt>
                <dd>
                  Para montar e ajustar seu plano. Base: consentimento específico e destacado (art. 11, I), pedido à
                  parte antes da anamnese. Você pode retirar quando quiser; sem ele, o plano personalizado para.
                </dd>
              </div>
              <div>
                <dt>Pagamento: CPF ou CNPJ, endereço de cobrança, bandeira e quatro últimos números do cartão</dt>
                <dd>
                  Para cobrar, dar recibo e devolver dinheiro. Base: contrato e obrigação legal. O número do cartão
                  passa direto ao processador e não fica conosco.
                </dd>
              </div>
              <div>
                <dt>Acesso: endereço IP, navegador, data e hora</dt>
                <dd>Para segurança e porque o Marco Civil da Internet obriga a guardar por 6 meses.</dd>
              </div>
              <div>
                <dt>Fuso horário do seu aparelho</dt>
                <dd>
                  Para que os avisos cheguem de dia onde você está. Base: contrato. Guardamos só o último, sem a sua
                  localização, e ele some com a conta.
                </dd>
              </div>
              <div>
                <dt>Conversa com a IA: perguntas, respostas e o que você deixou guardar</dt>
                <dd>
                  Para responder com o seu plano e o seu diário, a qualquer hora. Base: o mesmo consentimento dos dados
                  de saúde. Fica cifrada; a equipe só lê o que você passa para ela.
                </dd>
              </div>
              <div>
                <dt>Visita: páginas vistas, botões usados, de onde você veio</dt>
                <dd>
                  Para saber o que funciona, em medição nossa e sem identificar você. Só com a sua permissão, também
                  para medir anúncios (veja <a href="/cookies">Cookies</a>).
                </dd>
              </div>
            </dl>
          ),
        },
        {
          id: "anuncios",
          title: "Anúncios: o que vai e o que nunca vai",
          body: (
            <>
              <p>
                Se você aceitar cookies de anúncio, contamos à plataforma Meta que houve uma visita, um cadastro ou uma
                compra, com email e telefone transformados em códigos irreversíveis (hash).
              </p>
              <p>
                <b>Nunca enviamos dados de saúde, data de nascimento, gênero nem endereços completos de páginas</b> a
                plataforma de anúncio, com ou sem permissão. Nenhum programa de terceiros roda nas nossas páginas. O que
                foi enviado sobre você fica registrado item por item, e você vê no app, em{" "}
                <a href="/app/dados">Seus dados</a>.
              </p>
            </>
          ),
        },
        {
          id: "quem-recebe",
          title: "Com quem dividimos",
          body: (
            <ul>
              <li>
                <b>Profissionais do programa</b> (nutricionista, treinador e equipe): veem o que precisam para atender
                você, com acesso registrado.
              </li>
              <li>
                <b>{brand.paymentProcessor}</b>: processa o pagamento e recebe nome, CPF ou CNPJ, contato e valor.
              </li>
              <li>
                <b>Provedores de mensagem</b> (email e WhatsApp): recebem o destino e o texto da mensagem, que não traz
                dado de saúde.
              </li>
              <li>
                <b>Meta</b>: só o que está na seção anterior, só com a sua permissão. Envolve transferência para fora do
                Brasil, com as cláusulas exigidas pela ANPD.
              </li>
              <li>
                <b>Provedor de inteligência artificial</b>: só com a sua permissão, recebe o que você pergunta ao
                assistente e o que ele precisa para responder, sem nome, email, telefone, CPF nem data de nascimento.
                Por contrato não guarda nem treina modelos com isso. Pode ficar fora do Brasil.
              </li>
              <li>
                <b>Hospedagem</b>: guarda os dados por nossa conta e sob contrato.
              </li>
              <li>
                <b>Autoridades</b>: quando a lei obriga, e só o pedido.
              </li>
            </ul>
          ),
        },
        {
          id: "ia",
          title: "Inteligência artificial",
          body: (
            <>
              <p>
                A IA monta o plano provisório e responde dúvidas com os dados da sua conta. Nenhuma decisão definitiva
                sobre dieta ou treino é só dela: um profissional revê. Você pode pedir a revisão humana de qualquer
                resposta (art. 20). O que ela lembra de você são frases que você deixou guardar uma a uma; você vê,
                corrige e apaga cada uma no app.
              </p>
              <p>
                Sem a sua permissão, ela responde no modo básico, por regras nossas, e nenhuma pergunta sai daqui. Com a
                permissão, a pergunta e os trechos do plano e do diário que a resposta pede vão a um provedor externo,
                depois que nome, email, telefone, CPF e data de nascimento saem do texto. Palavras de perigo nunca
                esperam por ele: a ajuda aparece na hora, e uma pessoa é avisada.
              </p>
            </>
          ),
        },
        {
          id: "prazos",
          title: "Por quanto tempo guardamos",
          body: (
            <dl>
              <div>
                <dt>Dados de saúde</dt>
                <dd>
                  Enquanto houver plano ou conta ativa, e por um período curto depois. Registros que a nutricionista
                  deve manter como prontuário seguem o prazo legal próprio. Se você retira a autorização, o que a lei
                  não manda guardar é apagado na hora. Um registro que você apaga perde os valores em{" "}
                  {formatRetention("deletedEntries")}; o valor que outro aparelho seu substituiu, em{" "}
                  {formatRetention("lostValues")}. A conversa com a IA fica por {formatRetention("assistantMessages")},
                  e você apaga quando quiser. O registro de quem viu os seus dados faz parte do prontuário: excluída a
                  conta, fica sob um pseudônimo por {formatRetention("careRecords")} (Lei 13.787/2018). O registro do
                  que a equipe fez fica por {formatRetention("staffAudit")}. Dos pedidos de garantia recusados saem os
                  seus números; dos que foram aceitos ou estão abertos, eles ficam para responder pelo pedido (LGPD,
                  art. 11, II, d).
                </dd>
              </div>
              <div>
                <dt>O que a IA lembra de você</dt>
                <dd>
                  {formatRetention("memories")} desde a última vez que você escreveu a frase, ou até você apagar.
                  Quantas vezes você usou a IA em cada dia, {formatRetention("assistantUsage")}.
                </dd>
              </div>
              <div>
                <dt>Compras, recibos e documentos fiscais</dt>
                <dd>
                  5 anos, contados do ano seguinte ao da compra, porque a lei fiscal pede (Código Tributário Nacional,
                  art. 173). Junto fica o CPF ou CNPJ de quem pagou com cartão, sem embaralhar: é o que identifica a
                  venda para o fisco e responde a uma contestação. Ele não vai a anúncio nem a mensagem, e some quando o
                  prazo acaba.
                </dd>
              </div>
              <div>
                <dt>Registros de acesso e aparelhos</dt>
                <dd>
                  6 meses, em sigilo (Marco Civil da Internet, art. 15). O aparelho que você desconecta some na hora; o
                  que venceu sozinho, {formatRetention("sessions")} depois.
                </dd>
              </div>
              <div>
                <dt>Visitas e ações no site</dt>
                <dd>
                  {formatRetention("events")}. Endereço IP, navegador e marcas de anúncio saem antes, depois de{" "}
                  {formatRetention("eventMarks")}.
                </dd>
              </div>
              <div>
                <dt>Mensagens que mandamos</dt>
                <dd>
                  {formatRetention("messages")}. O que foi preenchido nelas, {formatRetention("messageVariables")}.
                </dd>
              </div>
              <div>
                <dt>Links e códigos de confirmação</dt>
                <dd>{formatRetention("verifications")} depois de vencidos.</dd>
              </div>
              <div>
                <dt>Avisos do processador de pagamentos e lembretes de compra</dt>
                <dd>
                  {formatRetention("webhookEvents")} e {formatRetention("reminders")} depois de resolvidos.
                </dd>
              </div>
              <div>
                <dt>Cópia dos seus dados que você pediu</dt>
                <dd>{formatRetention("export")} para baixar; depois o arquivo é apagado.</dd>
              </div>
              <div>
                <dt>Pedidos de contato</dt>
                <dd>Até {formatRetention("leads")}, ou antes, se você pedir.</dd>
              </div>
              <div>
                <dt>Provas de consentimento</dt>
                <dd>Enquanto puderem ser exigidas.</dd>
              </div>
            </dl>
          ),
        },
        {
          id: "direitos",
          title: "Seus direitos",
          body: (
            <>
              <p>
                Confirmar e acessar seus dados, corrigir, levar para outro serviço, bloquear ou apagar, saber com quem
                dividimos, retirar consentimento e pedir revisão de decisão automatizada (arts. 18 e 20). Quase tudo
                está a um toque, sem pedir a ninguém, no app, em <a href="/app/conta#dados">Conta, Seus dados</a>: ver o
                que temos e quem ficou sabendo, corrigir, mudar consentimentos, baixar tudo e apagar a conta. Por
                escrito também vale: respondemos na hora com o resumo ou em até 15 dias com a resposta completa, sem
                custo.
              </p>
              <p>
                <Channel /> Você também pode reclamar à ANPD (gov.br/anpd) e aos órgãos de defesa do consumidor.
              </p>
            </>
          ),
        },
        {
          id: "seguranca",
          title: "Segurança e incidentes",
          body: (
            <p>
              Conexão cifrada, senhas guardadas só como resumo (Argon2id), sessões que você encerra à distância, acesso
              da equipe por função e registrado. Se um incidente puder causar risco a você, avisamos você e a ANPD em
              até 3 dias úteis.
            </p>
          ),
        },
        {
          id: "menores",
          title: "Menores de idade",
          body: (
            <p>
              O serviço é para maiores de 18 anos. Se soubermos de uma conta de menor, encerramos e apagamos os dados.
            </p>
          ),
        },
      ]}
    />
  );
}
