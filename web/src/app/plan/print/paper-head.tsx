import { brand } from "@app/contract/brand";
import type { PlanView } from "@app/contract/plans";
import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { Logo } from "../../../ui/core/logo.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatDate } from "../../shell/format/moments.ts";
import styles from "./print.module.css";

type PaperHeadProps = {
  plan: Pick<PlanView, "version" | "kind" | "createdAt">;
  name: string;
  title: string;
  lead: string;
};

/** What stands above every sheet: whose plan it is, and which version. */
export const PaperHead = ({ plan: { version, kind, createdAt }, name, title, lead }: PaperHeadProps) => (
  <>
    <PlumbBob className={styles.bob} />
    <header className={styles.head}>
      <Logo name={brand.name} className={styles.logo} />
      <p>
        {copy.of(name)}
        <br />
        {copy.version(version, copy.kinds[kind], formatDate(createdAt))}
      </p>
      <h2>{title}</h2>
      <p className={styles.valid}>{lead}</p>
    </header>
  </>
);
