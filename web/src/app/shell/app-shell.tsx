import { brand } from "@app/contract/brand";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { Logo } from "../../ui/core/logo.tsx";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useSession } from "../session/use-session.ts";
import { UnsentBadge } from "../sync/unsent-badge.tsx";
import styles from "./app-shell.module.css";
import { Link } from "./link.tsx";
import { isActive, navItems } from "./nav-items.ts";

/** Header and navigation around every screen of the app; the plumb bob marks the current item. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  // The active item changes on click, before the loader has finished.
  const pendingPath = useNavigation().location?.pathname;
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main, pathname, hash);

  return (
    <div className={styles.app} data-slot="app">
      <header className={styles.top}>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
        <Link className={styles.home} to={appPaths.today}>
          <Logo name={brand.name} className={styles.logo} />
        </Link>
        <Me />
      </header>
      <nav className={styles.nav} aria-label="Aplicativo">
        <ul>
          {navItems.map((item) => {
            const active = isActive(item, pendingPath ?? pathname);
            return (
              <li key={item.path}>
                <Link to={item.path} aria-current={active ? "page" : undefined}>
                  {active ? <PlumbBob className={styles.plumbBob} /> : null}
                  <Icon name={item.icon} className={styles.icon} />
                  {item.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <main className={styles.main} id="conteudo" ref={main} tabIndex={-1} aria-busy={pendingPath !== undefined}>
        <UnsentBadge />
        {children}
      </main>
    </div>
  );
}

/** After a client-side navigation, scrolls to the top or to the anchor and moves the focus to the content. */
function useNavigationFocus(main: RefObject<HTMLElement | null>, pathname: string, hash: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    const hasAnchor = scrollToAnchor(hash);
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hasAnchor) scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}

/** For a screen with anchors: opened by its URL, it renders after the browser resolved the hash. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => void scrollToAnchor(hash), [hash]);
}

function scrollToAnchor(hash: string): boolean {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView();
  return target !== null;
}

/** The member's first name; empty in the prerendered page. */
export const useFirstName = (): string => splitName(useSession()?.fullName)[0] ?? "";

function Me() {
  const name = useSession()?.fullName ?? "";
  const parts = splitName(name);
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.[0] ?? "").join("");
  return (
    <Link className={styles.me} to={appPaths.account}>
      <span aria-hidden="true">{initials.toUpperCase()}</span>
      <span className="sr-only">{name ? `Conta de ${name}` : "Sua conta"}</span>
    </Link>
  );
}

const splitName = (name = ""): string[] => name.trim().split(/\s+/);
