import { useSuspenseQuery } from "@tanstack/react-query";
import { appPaths } from "../../app-paths.ts";
import { memoryCopy as copy } from "../../content/app/assistant/memory.ts";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { memoriesQuery } from "../data/assistant/memories-query.ts";
import { SubPage } from "../shell/sub-page.tsx";
import { useNow } from "../shell/use-now.ts";
import { AboutMemory } from "./about-memory.tsx";
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
