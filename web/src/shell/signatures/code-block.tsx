import type { ReactNode } from "react";
import { signerCopy as copy } from "../../content/signatures.ts";
import { SignatureThreads } from "./signature-threads.tsx";
import styles from "./signatures.module.css";

type CodeBlockProps = { code: string; version: number; children: ReactNode };

/** A version's code with the threads that it draws, and where it is checked. */
export function CodeBlock({ code, version, children }: CodeBlockProps) {
  return (
    <div className={`${styles.block} stack gap-3`}>
      <SignatureThreads className={styles.threads} code={code} />
      <div className={styles.text}>
        <p className="caption">{copy.code(version)}</p>
        <p className={styles.code}>{code}</p>
        <p className="caption">{children}</p>
      </div>
    </div>
  );
}
