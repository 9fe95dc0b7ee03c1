import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { doorCopy } from "../../content/staff/identity.ts";
import { staffShellCopy } from "../../content/staff/shell.ts";
import { Logo } from "../../ui/core/logo.tsx";
import { DoorPicture } from "../../ui/door/door-picture.tsx";
import styles from "./door.module.css";

/** The pages before there is a session: the door beside what opens it. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <div className={styles.door} data-slot="door">
      <header className={styles.art}>
        <a className="skip-link" href="#conteudo">
          {staffShellCopy.skip}
        </a>
        <a className={styles.home} href="/" aria-label={doorCopy.home}>
          <Logo name={brand.name} />
        </a>
        <DoorPicture className={styles.picture} />
      </header>
      <main className={styles.main} id="conteudo">
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  );
}
