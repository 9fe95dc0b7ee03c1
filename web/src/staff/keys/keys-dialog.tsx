import { Fragment } from "react";
import { everywhereKeys, keysText } from "../../content/staff/keys.ts";
import { TitledDialog } from "../../ui/overlays/titled-dialog.tsx";
import type { Key } from "../shell/key-strip.tsx";
import styles from "./keys-dialog.module.css";

type KeysDialogProps = { keys: readonly Key[]; onClose: () => void };

/** Every key of a screen. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <TitledDialog title={keysText.title} onClose={onClose}>
      <KeyTable title={keysText.here} keys={keys} />
      <KeyTable title={keysText.everywhere} keys={everywhereKeys} />
      <p className={styles.note}>{keysText.note}</p>
    </TitledDialog>
  );
}

function KeyTable({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(({ keys: names, label, between = "" }) => (
          <div key={label}>
            <dt>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 ? ` ${between} ` : null}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
