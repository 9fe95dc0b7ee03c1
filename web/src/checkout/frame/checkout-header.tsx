import { brand } from "@app/contract/brand";
import { summaryCopy } from "../../content/checkout.ts";
import { whatsappHref } from "../../content/contact.ts";
import { WhatsappIcon } from "../../shell/whatsapp-icon.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Logo } from "../../ui/core/logo.tsx";
import styles from "./frame.module.css";

/** No navigation links: only the brand, the security badge and help. */
export function CheckoutHeader() {
  return (
    <header className={styles.header}>
      <div className={`${styles.row} container row gap-4`}>
        <Logo name={brand.name} className={styles.logo} />
        <span className={styles.secure}>
          <Icon name="lock" />
          {summaryCopy.secure}
        </span>
        <ButtonLink
          variant="outline"
          className={styles.help}
          href={whatsappHref}
          target="_blank"
          rel="noopener"
          aria-label="Ajuda pelo WhatsApp"
          {...trackProps("Contact", "checkout")}
        >
          <WhatsappIcon />
          Ajuda
        </ButtonLink>
      </div>
    </header>
  );
}
