import { brand } from "@app/contract/brand";
import { progressCopy as copy } from "../../content/app/progress.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { consentsQuery } from "../data/consents-query.ts";
import { prefetchQuery } from "../data/load-query.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import styles from "./progress.module.css";
import { ProgressScreen } from "./progress-screen.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.title} | ${brand.name}`, description: copy.description, robots: "noindex" });

/** The records are the browser's, so that nothing here waits for the network. */
export const clientLoader = () => {
  prefetchQuery(consentsQuery);
  return null;
};

export default function ProgressRoute() {
  return (
    <div className={styles.progress}>
      <h1>{copy.title}</h1>
      <ProgressScreen />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className={styles.progress}>
      <h1>{copy.title}</h1>
      <Skeleton blocks={["title", "lines"]} />
    </div>
  );
}
