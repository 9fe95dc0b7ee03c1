import { brand } from "@app/contract/brand";
import { useEffect, useState } from "react";
import { pageMeta } from "../../shell/page-meta.ts";
import { Logo } from "../../ui/core/logo.tsx";
import street from "../../ui/pictures/rua.svg";
import { SignupProvider } from "../sign-up/signup.tsx";
import styles from "./login.module.css";
import { LoginForm } from "./login-form.tsx";
import { LoginReset } from "./login-reset.tsx";
import { NewPassword } from "./new-password.tsx";
import { VerificationView } from "./verification-view.tsx";

export const meta = () =>
  pageMeta({
    title: `Entrar | ${brand.name}`,
    description: `Entre na sua conta do ${brand.name}.`,
    robots: "noindex",
  });

type View =
  | { name: "login"; returned: boolean }
  | { name: "forgotten"; username: string }
  | { name: "verification" | "reset"; token: string };

/** Links in our emails: `prova` carries the verification token, `senha=nova` means a password reset. */
function viewOfLink(): View {
  const query = new URLSearchParams(location.search);
  const token = query.get("prova");
  return token
    ? { name: query.get("senha") === "nova" ? "reset" : "verification", token }
    : { name: "login", returned: false };
}

export default function LoginRoute() {
  const [view, setView] = useState<View>({ name: "login", returned: false });
  useEffect(() => setView(viewOfLink()), []);
  const toLogin = () => {
    // Removes a used link from the URL, but keeps the return path to a screen of the app.
    if (viewOfLink().name !== "login") history.replaceState(history.state, "", "/login");
    setView({ name: "login", returned: true });
  };

  return (
    // Around the page, so that the dialog is rendered beside it and not inside its form.
    <SignupProvider>
      <div className={styles.page}>
        <header className={styles.art}>
          <img className={`${styles.picture} fill`} src={street} width="720" height="900" alt="" fetchPriority="low" />
          <a className={`${styles.home} tap-link`} href="/">
            <Logo name={brand.name} />
          </a>
        </header>
        <main className={styles.body} id="conteudo">
          <div className={styles.column}>
            {view.name === "login" && (
              <LoginForm
                returned={view.returned}
                onForgotten={(username) => setView({ name: "forgotten", username })}
              />
            )}
            {view.name === "forgotten" && <LoginReset username={view.username} onBack={toLogin} />}
            {view.name === "verification" && (
              <VerificationView
                token={view.token}
                onReset={() => setView({ name: "reset", token: view.token })}
                onBack={toLogin}
              />
            )}
            {view.name === "reset" && <NewPassword token={view.token} onBack={toLogin} />}
          </div>
        </main>
      </div>
    </SignupProvider>
  );
}
