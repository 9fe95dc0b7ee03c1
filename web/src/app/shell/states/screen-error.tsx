import { isRouteErrorResponse, useRevalidator } from "react-router";
import { problemOf } from "../../../api.ts";
import { appPaths } from "../../../app-paths.ts";
import { whatsappHref } from "../../../content/contact.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { RouterButtonLink } from "../router-button-link.tsx";
import styles from "./screen-error.module.css";
import { useWhenReachable } from "./when-reachable.ts";

/** The reason why a screen failed to load, with retry and contact. */
export function ScreenError({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator();
  const problem = problemOf(error);
  const offline = problem === "offline" || problem === "timeout";
  useWhenReachable(offline && state === "idle", () => void revalidate());
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <div className={`${styles.error} stack gap-4`}>
        <title>Não encontrado</title>
        <h1>Não achamos isso na sua conta.</h1>
        <p>O endereço pode ter mudado, ou ser de outra conta. Se você comprou com outro email, entre com ele.</p>
        <div className={`${styles.actions} row wrap`}>
          <RouterButtonLink variant="outline" to={appPaths.account}>
            Ver minha conta
          </RouterButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={`${styles.error} stack gap-4`} role="alert">
      <h1>{offline ? offlineTitle() : "Não deu para abrir agora."}</h1>
      <p>
        {offline
          ? "Esta tela abre sozinha quando a conexão voltar, e nada se perdeu. Com “Guardar neste aparelho” ligado na sua conta, o seu dia abre até no metrô."
          : "A falha foi nossa e não mexeu em nada do que é seu. Tente de novo em instantes."}
      </p>
      <div className={`${styles.actions} row wrap`}>
        <Button busy={state === "loading"} busyLabel="Tentando..." onClick={() => void revalidate()}>
          Tentar de novo
        </Button>
        <ButtonLink variant="link" href={whatsappHref} target="_blank" rel="noopener">
          Falar com a gente
        </ButtonLink>
      </div>
    </div>
  );
}

/** That there is no network the browser knows; that there is one it only supposes. */
const offlineTitle = () => (navigator.onLine ? "Sem conexão com o servidor." : "Você está sem internet.");
