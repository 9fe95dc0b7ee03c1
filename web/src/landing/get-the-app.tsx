import { brand } from "@app/contract/brand";
import { opensStoreModal } from "../shell/store-modal.tsx";
import { Button } from "../ui/core/button.tsx";
import styles from "./landing.module.css";

/** The secondary call to action: the free app. */
export function GetTheApp() {
  return (
    <section className={styles.app} aria-label={`Aplicativo do ${brand.name}`}>
      <div className={`${styles.line} container stack gap-4`}>
        <p className={styles.body}>Prefere olhar antes? O plano gratuito do app não pede cartão.</p>
        <Button variant="outline" {...opensStoreModal}>
          Baixar o app
        </Button>
      </div>
    </section>
  );
}
