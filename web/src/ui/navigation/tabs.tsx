import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { PlumbBob } from "../core/plumb-bob.tsx";
import { useCssVariables } from "../inputs/use-css-variables.ts";
import styles from "./tabs.module.css";

type TabsProps = {
  /** What the tabs choose between; read out, not shown. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  initial?: string;
  onSelect?: (id: string) => void;
};

/** Parts of one screen, one shown at a time. The plumb bob hangs under the selected one. Places of the app are links. */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState(initial ?? tabs[0]?.id);
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selectedId),
  );
  const rail = useCssVariables<HTMLDivElement>({ "--index": index, "--count": tabs.length });
  const selected = tabs[index];

  const select = (next: number) => {
    const tab = tabs[next];
    if (!tab) return;
    setSelectedId(tab.id);
    onSelect?.(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const keys: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };

  return (
    <div data-slot="tabs">
      <div className={styles.rail} ref={rail}>
        <div className={styles.list} ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab, position) => (
            <button
              key={tab.id}
              className={`${styles.tab} bare soft`}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={position === index}
              aria-controls={position === index ? `${id}-panel` : undefined}
              tabIndex={position === index ? 0 : -1}
              onClick={() => select(position)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        <span className={styles.marker} aria-hidden="true">
          <PlumbBob className={styles.bob} />
        </span>
      </div>
      {selected ? (
        <div
          key={selected.id}
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected.id}`}
          tabIndex={0}
        >
          {selected.panel}
        </div>
      ) : null}
    </div>
  );
}
