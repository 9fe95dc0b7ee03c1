import { brand } from "@app/contract/brand";
import { type FocusEvent, useRef } from "react";
import { headerAction, headerLinks } from "../content/navigation.ts";
import { trackProps } from "../tracking/track-props.ts";
import { ButtonLink } from "../ui/core/button.tsx";
import { Icon } from "../ui/core/icon.tsx";
import { Logo } from "../ui/core/logo.tsx";
import { PlumbBob } from "../ui/core/plumb-bob.tsx";
import { AccountLink } from "./account-link.tsx";
import styles from "./menu.module.css";

export const MENU_ID = "menu";

/** The links on a small screen. A native popover opens, and closes on Escape, without scripts. */
export function Menu({ base }: { base: "" | "/" }) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();

  // Closes when the focus leaves it, because the overlay would cover the focused element.
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !menu.current?.contains(relatedTarget)) close();
  }

  return (
    <div
      ref={menu}
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className={styles.menu}
      data-theme="dark"
      onBlur={onBlur}
    >
      <div className={styles.bar}>
        <Logo name={brand.name} />
        <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
          Fechar Menu
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu" className={styles.nav}>
        <ul className={styles.links}>
          {headerLinks.map(({ label, anchor }) => (
            <li key={anchor}>
              <a className={styles.link} href={base + anchor} onClick={close}>
                {label}
              </a>
            </li>
          ))}
          <li className={styles.end} aria-hidden="true">
            <PlumbBob className={styles.plumbBob} />
          </li>
        </ul>
        <ButtonLink fullWidth href={base + headerAction.anchor} onClick={close} {...trackProps("CTAClick", "menu")}>
          {headerAction.label}
        </ButtonLink>
        <AccountLink className={styles.account} />
      </nav>
    </div>
  );
}
