import { useSuspenseQuery } from "@tanstack/react-query";
import { appPaths } from "../../app-paths.ts";
import { memoryCopy as copy, neverCopy, readsCopy } from "../../content/app/assistant/memory.ts";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { memoriesQuery } from "../data/assistant/memories-query.ts";
import { SubPage } from "../shell/sub-page.tsx";
import { useNow } from "../shell/use-now.ts";
import styles from "./assistant-memory.module.css";
import { MemoryList } from "./list/memory-list.tsx";
import { MemoryEnd } from "./memory-end.tsx";
import { MemorySwitch } from "./memory-switch.tsx";
import { ProviderConsent } from "./provider/provider-consent.tsx";
import { StoredConversations } from "./stored-conversations.tsx";

/** Everything that the assistant knows of the member beyond the plan, and every way to change it. */
export function MemoryScreen() {
  const { data } = useSuspenseQuery(memoriesQuery);
  const now = new Date(useNow());
  return (
    <>
      <SubPage back={{ to: appPaths.assistant, label: copy.back }} title={copy.title} lead={copy.lead}>
        <div className={`${styles.columns} stack gap-10`}>
          <div className={`${styles.main} stack gap-5`}>
            <MemorySwitch isOn={data.isOn} count={data.memories.length} />
            <MemoryList memories={data.memories} isOn={data.isOn} now={now} />
          </div>
          <div className={styles.aside}>
            <StoredConversations />
            <ProviderConsent allowedAt={data.providerAllowedAt} now={now} />
          </div>
        </div>
        <AboutMemory reads={data.readsAlways} />
        <MemoryEnd memories={data} />
      </SubPage>
      <Toasts />
    </>
  );
}

/** What is read without being remembered, and what is never remembered. */
const AboutMemory = ({ reads }: { reads: readonly string[] }) => (
  <div className={`${styles.pair} stack gap-10`}>
    <Facts id="le-sempre" title={readsCopy.title} items={reads} icon="check" />
    <Facts id="nunca" title={neverCopy.title} items={neverCopy.items} icon="close" />
  </div>
);

type FactsProps = { id: string; title: string; items: readonly string[]; icon: IconName };

const Facts = ({ id, title, items, icon }: FactsProps) => (
  <section aria-labelledby={id}>
    <h2 className="h3-size" id={id}>
      {title}
    </h2>
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item} className={styles.item} data-icon={icon}>
          <Icon name={icon} className={styles.icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
);
