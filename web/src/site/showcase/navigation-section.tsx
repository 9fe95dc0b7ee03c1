import { useState } from "react";
import { Skeleton, SkeletonBlock } from "../../ui/display/skeleton.tsx";
import { DateStrip } from "../../ui/navigation/date-strip.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import styles from "../showcase.module.css";

const tabs = [
  { id: "food", label: "Comida", panel: <p>A comida ficou perto do plano em quatro das seis semanas.</p> },
  { id: "training", label: "Treino", panel: <p>O treino cresceu um pouco em cada grupo.</p> },
  { id: "sleep", label: "Sono", panel: <p>Você dorme sete horas, quase sempre.</p> },
];
const done = new Set(["2026-11-06", "2026-11-09", "2026-11-10"]);

/** Ways to move inside a screen, and the place of what is loading. */
export function NavigationSection() {
  const [from, setFrom] = useState("2026-11-09");
  const [day, setDay] = useState("2026-11-12");
  return (
    <section>
      <h2>Abas, dias e espera</h2>
      <div className={`${styles.wideGrid} stack gap-10`}>
        <Tabs label="Evolução" tabs={tabs} />
        <DateStrip
          label="Dia do diário"
          from={from}
          value={day}
          today="2026-11-12"
          until="2026-11-12"
          done={done}
          onChange={setDay}
          onWeek={setFrom}
        />
        <DateStrip
          label="Semana sem setas"
          from="2026-11-09"
          value="2026-11-10"
          today="2026-11-12"
          done={done}
          onChange={() => {}}
        />
        <Skeleton label="Carregando o exemplo">
          <SkeletonBlock shape="title" />
          <SkeletonBlock />
          <SkeletonBlock />
          <SkeletonBlock shape="sheet" />
        </Skeleton>
      </div>
    </section>
  );
}
