import { brand } from "@app/contract/brand";
import { appPaths } from "../../../app-paths.ts";
import { reportCopy as copy, plateGridCopy } from "../../../content/app/progress/report.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import { Logo } from "../../../ui/core/logo.tsx";
import { Link } from "../../shell/link.tsx";
import { SubPage } from "../../shell/sub-page.tsx";
import { countPlates } from "../view/plates.ts";
import type { Neighbours, ReportView } from "../view/report-view.ts";
import { PlateGrid } from "./plate-grid.tsx";
import styles from "./report.module.css";

type ReportPageProps = {
  title: string;
  period: string;
  /** The member's, on paper. */
  name: string;
  view: ReportView;
  neighbours: Neighbours;
};

/** A week or a month on one page: what changed, what helped, one next step. In print it is the only content. */
export function ReportPage({ title, period, name, view, neighbours }: ReportPageProps) {
  return (
    <SubPage back={{ to: appPaths.progress, label: copy.back }} title={title} lead={period}>
      <article className={`${styles.report} stack gap-8`}>
        <header className={styles.paperHead}>
          <Logo name={brand.name} className={styles.logo} />
          <p>{copy.of(name)}</p>
          <h2>{title}</h2>
          <p>{period}</p>
        </header>
        <div className={styles.main}>
          <Part title={copy.changed} sentences={view.words.changed} />
          <Part title={copy.helped} sentences={view.words.helped} />
          <section className={`${styles.next} stack gap-2`} aria-labelledby="proximo-passo">
            <h2 id="proximo-passo">{copy.nextStep}</h2>
            <p>{view.words.nextStep}</p>
          </section>
          <Plates view={view} />
        </div>
        <aside className={styles.aside}>
          <Figures view={view} />
          <div className={`${styles.actions} stack gap-2`}>
            <Button variant="outline" fullWidth onClick={() => print()}>
              <Icon name="download" />
              {copy.print}
            </Button>
            <p>{copy.printHint}</p>
          </div>
        </aside>
      </article>
      <nav className={`${styles.neighbours} wrap`} aria-label={copy.periods}>
        <Link to={neighbours.earlier.to}>{neighbours.earlier.label}</Link>
        {neighbours.later ? <Link to={neighbours.later.to}>{neighbours.later.label}</Link> : null}
      </nav>
    </SubPage>
  );
}

function Part({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{sentences.join(" ")}</p>
    </section>
  );
}

/** Of a week alone: a month of plates says nothing at a glance. */
function Plates({ view: { plates } }: { view: ReportView }) {
  if (!plates) return null;
  const places = plates.reduce((sum, row) => sum + row.plates.length, 0);
  return (
    <section className={styles.part}>
      <h2>{plateGridCopy.title(countPlates(plates), places)}</h2>
      <PlateGrid rows={plates} caption={plateGridCopy.caption} />
    </section>
  );
}

function Figures({ view: { pairs } }: { view: ReportView }) {
  if (pairs.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{copy.figures}</h2>
      <dl className={styles.figures}>
        {pairs.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
