import { brand } from "@app/contract/brand";
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { getStoredUser } from "../../identity/stored-user.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PlumbBob } from "../../ui/plumb-bob.tsx";
import styles from "./app-shell.module.css";
import { Link } from "./link.tsx";
import { isActive, navItems } from "./nav-items.ts";

/** What every screen of the app hangs in: the thread is the navigation, and its weight is where you are. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  // The weight moves with the press, not with the answer.
  const going = useNavigation().location?.pathname;
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main, pathname, hash);

  return (
    <div className={styles.app} data-slot="app">
      <header className={styles.top}>
        <a className="skip-link" href="#conteudo">
          Pular para o conteúdo
        </a>
        <Link className={styles.home} to="/app">
          <Logo name={brand.name} className={styles.logo} />
        </Link>
        <Me />
      </header>
      <nav className={styles.nav} aria-label="Aplicativo">
        <ul>
          {navItems.map((place) => {
            const active = isActive(place, going ?? pathname);
            return (
              <li key={place.path}>
                <Link to={place.path} aria-current={active ? "page" : undefined}>
                  {active ? <PlumbBob className={styles.plumbBob} /> : null}
                  <Icon name={place.icon} className={styles.icon} />
                  {place.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <main className={styles.main} id="conteudo" ref={main} tabIndex={-1} aria-busy={going !== undefined}>
        {children}
      </main>
    </div>
  );
}

/** Another screen without another page: it starts at its top, or at its anchor, and so does the keyboard. */
function useNavigationFocus(main: RefObject<HTMLElement | null>, pathname: string, hash: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    const isThere = toAnchor(hash);
    if (before.current === pathname) return;
    before.current = pathname;
    if (!isThere) scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash]);
}

/** For a screen with anchors: opened by its address, it is there long after the browser looked for them. */
export function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => void toAnchor(hash), [hash]);
}

function toAnchor(hash: string): boolean {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  place?.scrollIntoView();
  return place !== null;
}

const nobody = () => () => undefined;

/** The first name of whoever signed in here; empty while the page is only drawn. */
export const useFirstName = (): string =>
  useSyncExternalStore(
    nobody,
    () => wordsOf(getStoredUser()?.fullName)[0] ?? "",
    () => "",
  );

function Me() {
  const name = useSyncExternalStore(
    nobody,
    () => getStoredUser()?.fullName ?? "",
    () => "",
  );
  const words = wordsOf(name);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("");
  return (
    <Link className={styles.me} to="/app/conta">
      <span aria-hidden="true">{initials.toUpperCase()}</span>
      <span className="sr-only">{name ? `Conta de ${name}` : "Sua conta"}</span>
    </Link>
  );
}

const wordsOf = (name = ""): string[] => name.trim().split(/\s+/);
