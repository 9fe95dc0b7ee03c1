import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { entranceCopy } from "../../content/staff/identity.ts";
import { staffShellCopy } from "../../content/staff/shell.ts";
import { Logo } from "../../ui/core/logo.tsx";
import { EntrancePicture } from "../../ui/entrance/entrance-picture.tsx";
import styles from "./entrance.module.css";

/** The pages before there is a session: the entrance beside what opens it. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <div className={styles.entrance} data-slot="entrance">
      <header className={styles.art}>
        <a className="skip-link" href="#conteudo">
          {staffShellCopy.skip}
        </a>
        <a className={`${styles.home} tap-link`} href="/" aria-label={entranceCopy.home}>
          <Logo name={brand.name} />
        </a>
        <EntrancePicture className={styles.picture} />
      </header>
      <main className={styles.main} id="conteudo">
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  );
}
