import { brand } from "@app/contract/brand";
import { HEADER_DARK_ABOVE_PX } from "@app/contract/catalogue";
import { useSyncExternalStore } from "react";
import { headerAction, headerLinks } from "../content/navigation.ts";
import { trackProps } from "../tracking/track-props.ts";
import { ButtonLink } from "../ui/core/button.tsx";
import { Icon } from "../ui/core/icon.tsx";
import { Logo } from "../ui/core/logo.tsx";
import { AccountLink } from "./account-link.tsx";
import styles from "./header.module.css";
import { MENU_ID, Menu } from "./menu.tsx";

function onScroll(notify: () => void) {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
}

/** Whether the page is scrolled; undefined before hydration. */
const useScrolled = () =>
  useSyncExternalStore<boolean | undefined>(
    onScroll,
    () => scrollY > HEADER_DARK_ABOVE_PX,
    () => undefined,
  );

/** `base` is "" on the home page, which has the anchors, and "/" elsewhere. */
export function Header({ base = "/" }: { base?: "" | "/" }) {
  const scrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className={styles.bar}>
        <a className={styles.home} href="/">
          <Logo name={brand.name} />
        </a>
        <nav className={styles.nav} aria-label="Principal">
          {headerLinks.map(({ label, anchor }) => (
            <a key={anchor} className={styles.link} href={base + anchor}>
              {label}
            </a>
          ))}
          <AccountLink className={styles.link} />
          <ButtonLink
            variant="outline"
            className={styles.action}
            href={base + headerAction.anchor}
            {...trackProps("CTAClick", "header")}
          >
            {headerAction.label}
          </ButtonLink>
        </nav>
        <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
          Abrir Menu
          <Icon name="menu" />
        </button>
      </div>
      <Menu base={base} />
    </header>
  );
}
