import { brand } from "@app/contract/brand";
import { promisesCopy as copy } from "../../content/promises-public.ts";
import { Footer } from "../../shell/footer.tsx";
import { Header } from "../../shell/header.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import { ServerOnly } from "../../shell/server-only.tsx";
import styles from "./promises.module.css";
import { PublicPromises } from "./public-promises.tsx";

export const meta = () =>
  pageMeta({ title: `${copy.meta} | ${brand.name}`, description: copy.description, path: "/promessas" });

export default function PromisesRoute() {
  return (
    <div className={styles.site}>
      <Header />
      <PublicPromises />
      <ServerOnly name="footer">{import.meta.env.SSR || import.meta.env.DEV ? <Footer /> : null}</ServerOnly>
    </div>
  );
}
