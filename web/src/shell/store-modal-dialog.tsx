import { brand } from "@app/contract/brand";
import { trackProps } from "../tracking/track-props.ts";
import { ButtonLink } from "../ui/core/button.tsx";
import { IconPath } from "../ui/core/icon.tsx";
import { CloseButton } from "../ui/overlays/close-button.tsx";
import { PlumbDialog } from "../ui/overlays/plumb-dialog.tsx";
import styles from "./store-modal.module.css";

const stores = [
  {
    smartphone: "iphone",
    name: "App Store",
    icon: "M16.4 12.6c0-2.2 1.8-3.2 1.9-3.3-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8s-1.7-.8-2.8-.8c-1.5 0-2.8.8-3.6 2.1-1.5 2.7-.4 6.6 1.1 8.8.7 1.1 1.6 2.3 2.8 2.2 1.1 0 1.5-.7 2.9-.7s1.7.7 2.9.7c1.2 0 2-1.1 2.7-2.1.9-1.2 1.2-2.4 1.2-2.5-.1 0-2.6-1-2.6-3.5zM14.2 6.1c.6-.8 1-1.8.9-2.8-.9 0-2 .6-2.6 1.3-.6.7-1.1 1.7-.9 2.7 1 .1 2-.5 2.6-1.2z",
  },
  { smartphone: "android", name: "Google Play", icon: "M7 4.5v15l13-7.5z" },
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
            <IconPath path={icon} isSolid />
            {name}
          </ButtonLink>
        ))}
      </div>
      <CloseButton className={styles.close} />
    </PlumbDialog>
  );
}
