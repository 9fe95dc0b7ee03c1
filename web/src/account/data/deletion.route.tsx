import { brand } from "@app/contract/brand";
import type { Deleted } from "@app/contract/privacy";
import { useNavigate, useRevalidator } from "react-router";
import { commonTexts, ways, deletionTexts as words } from "../../content/account-data.ts";
import { pageMeta } from "../../site/page-meta.ts";
import { forgetPerson } from "../../storage.ts";
import { Skeleton } from "../frame/skeleton.tsx";
import { read } from "../read.ts";
import type { Route } from "./+types/deletion.route.ts";
import { BeforeDeletion } from "./before-deletion.tsx";
import styles from "./deletion.module.css";
import { DeletionForm } from "./deletion-form.tsx";
import { previewDeletion } from "./endpoints.ts";
import { KeptList, RemovedList } from "./kept-list.tsx";
import { SubPage } from "./sub-page.tsx";

export const meta = () =>
  pageMeta({ title: `${words.title} | ${brand.name}`, description: words.lead, robots: "noindex" });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request, previewDeletion);

const back = { to: ways.account, label: commonTexts.back };

/** What goes, what the law keeps, what is better done first; then a word, a password and one button. */
export default function DeletionRoute({ loaderData: preview }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const left = (deleted: Deleted) => {
    forgetPerson();
    void navigate(ways.goodbye, { replace: true, state: deleted });
  };

  return (
    <SubPage back={back} title={words.title} lead={words.lead}>
      <BeforeDeletion preview={preview} />
      <div className={styles.lists}>
        <RemovedList removed={preview.removed} />
        <KeptList kept={preview.kept} />
      </div>
      {preview.openPayment ? null : (
        <DeletionForm preview={preview} onDeleted={left} onChanged={() => void revalidate()} />
      )}
    </SubPage>
  );
}

export function HydrateFallback() {
  return (
    <SubPage back={back} title={words.title} lead={words.lead}>
      <Skeleton blocks={["pair", "lines"]} />
    </SubPage>
  );
}
