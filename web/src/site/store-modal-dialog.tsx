import { brand } from "@app/contract/brand";
import { trackProps } from "../tracking/track-props.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CloseButton } from "../ui/close-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PlumbDialog } from "../ui/plumb-dialog.tsx";
import styles from "./store-modal.module.css";

const stores = [
  { smartphone: "iphone", icon: "apple", name: "App Store" },
  { smartphone: "android", icon: "google-play", name: "Google Play" },
] as const;

/** Without a store URL the button links to the web app. */
export function StoreModalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <PlumbDialog open={open} onClose={onClose} className={styles.modal} aria-labelledby="stores-title">
      <h2 className={styles.title} id="stores-title">
        Escolha sua plataforma
      </h2>
      <div className={styles.stores}>
        {stores.map(({ smartphone, icon, name }) => (
          <ButtonLink
            key={smartphone}
            variant="secondary"
            fullWidth
            className={styles.store}
            href={brand.stores[smartphone] ?? "/app"}
            target="_blank"
            rel="noopener"
            onClick={onClose}
            {...trackProps("AppStoreClick", smartphone)}
          >
            <Icon name={icon} />
            {name}
          </ButtonLink>
        ))}
      </div>
      <CloseButton className={styles.close} />
    </PlumbDialog>
  );
}
