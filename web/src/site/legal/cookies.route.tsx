import { brand } from "@app/contract/brand";
import { Fragment } from "react";
import { pageMeta } from "../../shell/page-meta.ts";
import { entriesOf, groups } from "../../stored-entries.ts";
import { ConsentChoice } from "../../tracking/consent-choice.tsx";
import { Channel } from "./company.tsx";
import { LegalDocument, LegalPage } from "./legal-page.tsx";

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

const necessary = ["account", "forms", "purchase", "visit", "app"] as const;

function Entries({ group }: { group: keyof typeof groups }) {
  return (
    <dl>
      {entriesOf(group).map(({ name, purpose, lifetime }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {purpose} {lifetime}
          </dd>
        </div>
      ))}
    </dl>
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
            <>
              <p>
                Servem para o site funcionar e para você não digitar tudo de novo. Ficam no seu navegador, e nenhum
                guarda senha nem cartão.
              </p>
              {necessary.map((group) => (
                <Fragment key={group}>
                  <h3>{groups[group]}</h3>
                  <Entries group={group} />
                </Fragment>
              ))}
            </>
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
            <>
              <Entries group="ads" />
              <p>
                Se você aceitar, seu navegador também busca uma imagem no servidor da Meta, que pode gravar cookies
                dela. Esses seguem as regras da Meta, e nós não temos acesso a eles.
              </p>
            </>
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
