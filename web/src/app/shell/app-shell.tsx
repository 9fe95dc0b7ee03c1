import { brand } from "@app/contract/brand";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { appPaths } from "../../app-paths.ts";
import { Logo } from "../../ui/core/logo.tsx";
import { UnsentBadge } from "../sync/unsent-badge.tsx";
import { AppNav, type Unread } from "./app-nav.tsx";
import styles from "./app-shell.module.css";
import { Avatar } from "./avatar.tsx";
import { Link } from "./link.tsx";
import { isAccountItem, openItem } from "./nav-items.ts";

/** A long task that is left by one link, instead of the navigation: the questionnaire. Its screens save what was typed. */
const FOCUSED = /^\/app\/anamnese(\/|$)/;

/** Screens that bring their own way out, and stand on the whole window: a workout, the questions of a review. */
const BARE = /^\/app\/(treino\/|revisao\/?$)/;

type AppShellProps = {
  children: ReactNode;
  isError?: boolean;
  /** Messages that wait to be read. */
  unread?: Unread | undefined;
};

/** Header and navigation around every screen of the app; the plumb bob marks the open place. */
export function AppShell({ children, isError = false, unread }: AppShellProps) {
  const { pathname, hash, key } = useLocation();
  // The open place changes on click, before the loader has finished.
  const pendingPath = useNavigation().location?.pathname;
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main, { pathname, hash, key });
  // What failed to open has no way out of its own.
  const isBare = !isError && BARE.test(pathname);
  const isFocused = isBare || FOCUSED.test(pathname);

  return (
    <div className={styles.app} data-slot="app" data-focused={isFocused || undefined} data-bare={isBare || undefined}>
      {isBare ? null : (
        <header className={`${styles.top} row`}>
          <a className="skip-link" href="#conteudo">
            Pular para o conteúdo
          </a>
          <Link className={styles.home} to={appPaths.today}>
            <Logo name={brand.name} className={styles.logo} />
          </Link>
          {isFocused ? (
            <Link className={styles.leave} to={appPaths.today}>
              Salvar e sair
            </Link>
          ) : (
            <Avatar isOpen={isAccountItem(openItem(pendingPath ?? pathname))} />
          )}
        </header>
      )}
      {isFocused ? null : <AppNav pathname={pendingPath ?? pathname} unread={unread} />}
      <main className={styles.main} id="conteudo" ref={main} tabIndex={-1} aria-busy={pendingPath !== undefined}>
        {/* A focused screen says it in a place of its own, where it moves nothing. */}
        {isFocused ? null : <UnsentBadge />}
        {children}
      </main>
    </div>
  );
}

/** After a client-side navigation, scrolls to the top or to the anchor and moves the focus to the content. */
function useNavigationFocus(
  main: RefObject<HTMLElement | null>,
  { pathname, hash, key }: Pick<Location, "pathname" | "hash" | "key">,
): void {
  const previous = useRef(pathname);
  useEffect(() => {
    const hasAnchor = scrollToAnchor(hash);
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hasAnchor) scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
    // The key: a second click on the same anchor scrolls again.
  }, [main, pathname, hash, key]);
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
