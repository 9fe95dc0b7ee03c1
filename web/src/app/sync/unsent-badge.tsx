import { useSyncExternalStore } from "react";
import { IconPath } from "../../ui/core/icon.tsx";
import { getUnsent, noUnsent, subscribeUnsent, type Unsent } from "./unsent.ts";
import styles from "./unsent-badge.module.css";

const FAILED = "O último registro não foi guardado neste aparelho. Confira se há espaço livre e registre de novo.";
const DEVICE = "M7 3h10v18H7zM11 18h2";

/** Says what the server does not have yet, that closing the page loses it without a device copy, and that a write failed. */
export function UnsentBadge() {
  const unsent = useSyncExternalStore(subscribeUnsent, getUnsent, noUnsent);
  return (
    <div role="status" data-slot="unsent">
      {unsent.hasFailed || unsent.count > 0 ? (
        <p className={styles.badge}>
          <IconPath path={DEVICE} />
          {unsent.hasFailed ? FAILED : unsentText(unsent)}
        </p>
      ) : null}
    </div>
  );
}

export function unsentText({ count, durable }: Pick<Unsent, "count" | "durable">): string {
  const items = count === 1 ? "1 item" : `${count} itens`;
  return durable ? `${items} ainda só neste aparelho` : `${items} ainda só nesta tela. Espere antes de fechar`;
}
