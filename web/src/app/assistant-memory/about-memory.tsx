import { neverCopy, readsCopy } from "../../content/app/assistant/memory.ts";
import { Icon, type IconName } from "../../ui/core/icon.tsx";
import styles from "./assistant-memory.module.css";

/** What is read without being remembered, and what is never remembered. */
export const AboutMemory = ({ reads }: { reads: readonly string[] }) => (
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
