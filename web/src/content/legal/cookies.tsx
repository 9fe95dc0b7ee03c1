import { brand } from "@app/contract/brand";
import { LegalDocument, LegalPage } from "../../site/legal-page.tsx";
import { pageMeta } from "../../site/page-meta.ts";
import { Channel } from "./company.tsx";
import { ConsentChoice } from "./consent-choice.tsx";

export const meta = () =>
  pageMeta({
    title: `Cookies | ${brand.name}`,
    description: `O que o ${brand.name} guarda no seu navegador, para quê, por quanto tempo, e como mudar sua escolha.`,
    path: "/cookies",
  });

export default function CookiesRoute() {
  return (
    <LegalPage after={<ConsentChoice />}>{import.meta.env.SSR || import.meta.env.DEV ? <Cookies /> : null}</LegalPage>
  );
}

function Cookies() {
  return (
    <LegalDocument
      title="Cookies"
      summary="Guardamos pouco no seu navegador. O que serve a anúncio só existe se você aceitar, e recusar é tão fácil quanto aceitar."
      sections={[
        {
          id: "necessarios",
          title: "Necessários: sempre ligados",
          body: (
            <dl>
              <div>
                <dt>consent</dt>
                <dd>Sua resposta sobre cookies, com versão e data. Fica até você limpar o navegador.</dd>
              </div>
              <div>
                <dt>auth, user</dt>
                <dd>
                  Mantêm você na conta: um código de sessão, nunca a sua senha, e seu nome. Somem quando você sai ou
                  quando a sessão expira.
                </dd>
              </div>
              <div>
                <dt>signup-draft, offer, queryParams, clientIP</dt>
                <dd>
                  O que você já digitou num formulário (menos a senha), o preço anunciado, de onde você veio e seu
                  endereço de rede. Somem quando a aba fecha.
                </dd>
              </div>
            </dl>
          ),
        },
        {
          id: "medicao",
          title: "Medição nossa: sem identificar você",
          body: (
            <p>
              Contamos visitas e cliques no nosso próprio servidor, sem cookie de identificação. Sem a sua permissão,
              nome, email e telefone não acompanham essas contagens.
            </p>
          ),
        },
        {
          id: "anuncios",
          title: "Anúncios: só se você aceitar",
          body: (
            <dl>
              <div>
                <dt>_fbp</dt>
                <dd>Número aleatório que a Meta usa para contar visitas vindas de anúncios. Dura 90 dias.</dd>
              </div>
              <div>
                <dt>_fbc</dt>
                <dd>O clique que trouxe você de um anúncio da Meta. Dura 90 dias.</dd>
              </div>
            </dl>
          ),
        },
        {
          id: "mudar",
          title: "Mudar de ideia",
          body: (
            <p>
              Os botões no fim desta página valem na hora, e os cookies de anúncio são apagados quando você recusa.
              Dúvidas: <Channel />
            </p>
          ),
        },
      ]}
    />
  );
}
