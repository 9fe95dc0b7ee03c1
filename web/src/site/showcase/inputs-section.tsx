import { useState } from "react";
import { Chips } from "../../ui/inputs/chips.tsx";
import { NumberField } from "../../ui/inputs/number-field.tsx";
import { RemovableChips } from "../../ui/inputs/removable-chips.tsx";
import { SegmentedControl } from "../../ui/inputs/segmented-control.tsx";
import { Slider } from "../../ui/inputs/slider.tsx";
import { Stepper } from "../../ui/inputs/stepper.tsx";
import styles from "../showcase.module.css";

const views = [
  { value: "food", label: "Alimentação" },
  { value: "training", label: "Treino" },
] as const;
const periods = [
  { value: "week", label: "Semana" },
  { value: "month", label: "4 semanas" },
  { value: "all", label: "Tudo", disabled: true },
] as const;
const places = [
  { value: "right-knee", label: "Joelho direito" },
  { value: "left-knee", label: "Joelho esquerdo" },
  { value: "back", label: "Lombar" },
  { value: "hip", label: "Quadril", disabled: true },
] as const;
const scopes = [
  { value: "today", label: "Só hoje" },
  { value: "always", label: "Sempre no almoço" },
] as const;

const painWord = (value: number) =>
  value === 0 ? "nada" : value < 4 ? "incomoda" : value < 7 ? "atrapalha" : "não dá para seguir";
const glasses = (count: number) => (count === 1 ? "1 copo" : `${count} copos`);

/** Numbers and short answers, each in its states. */
export function InputsSection() {
  return (
    <section>
      <h2>Números e escolhas</h2>
      <div className={`${styles.grid} stack gap-6`}>
        <Steppers />
        <NumberField
          label="Peso de hoje"
          unit="kg"
          decimals={1}
          step={0.1}
          defaultNumber={82.4}
          usual={[30, 250]}
          withButtons
        />
        <NumberField label="Altura" unit="cm" hint="Sem sapatos" usual={[120, 220]} />
        <NumberField label="Cintura" unit="cm" decimals={1} error="Informe a medida da cintura" />
        <NumberField label="Energia do plano" unit="kcal" defaultNumber={1650} disabled />
        <Segments />
        <ChipGroups />
        <Plate />
        <Sliders />
      </div>
    </section>
  );
}

function Steppers() {
  const [water, setWater] = useState(6);
  const [sets, setSets] = useState(0);
  return (
    <>
      <Stepper label="Água" value={water} onChange={setWater} min={0} max={12} format={glasses} />
      <Stepper label="No limite de baixo" value={sets} onChange={setSets} min={0} max={5} />
    </>
  );
}

function Segments() {
  const [view, setView] = useState<(typeof views)[number]["value"]>("food");
  const [period, setPeriod] = useState<(typeof periods)[number]["value"]>("month");
  return (
    <>
      <SegmentedControl legend="Plano" options={views} value={view} onChange={setView} />
      <SegmentedControl legend="Período" options={periods} value={period} onChange={setPeriod} />
    </>
  );
}

function ChipGroups() {
  const [where, setWhere] = useState<readonly (typeof places)[number]["value"][]>(["right-knee"]);
  const [scope, setScope] = useState<(typeof scopes)[number]["value"] | null>("today");
  const [unanswered, setUnanswered] = useState<(typeof scopes)[number]["value"] | null>(null);
  return (
    <>
      <Chips
        legend="Onde doeu?"
        multiple
        options={places}
        value={where}
        onChange={setWhere}
        hint="Pode marcar mais de um"
      />
      <Chips legend="Até quando?" options={scopes} value={scope} onChange={setScope} />
      <Chips
        legend="Até quando?"
        options={scopes}
        value={unanswered}
        onChange={setUnanswered}
        error="Escolha uma opção"
      />
    </>
  );
}

function Plate() {
  const [items, setItems] = useState(["Arroz", "Feijão", "Bife"].map((label) => ({ id: label, label })));
  const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
  return (
    <>
      <RemovableChips label="No prato" items={items} onRemove={remove} empty="Nada no prato ainda" />
      <RemovableChips label="Prato vazio" items={[]} onRemove={() => {}} empty="Nada no prato ainda" />
    </>
  );
}

function Sliders() {
  const [pain, setPain] = useState(5);
  const [effort, setEffort] = useState(10);
  const [minutes, setMinutes] = useState(15);
  return (
    <>
      <Slider label="Quanto dói?" min={0} max={10} value={pain} onChange={setPain} wordOf={painWord} />
      <Slider label="No fim da escala" min={0} max={10} value={effort} onChange={setEffort} wordOf={painWord} />
      <Slider label="Minutos de caminhada" min={0} max={60} value={minutes} onChange={setMinutes} />
      <Slider label="Sem resposta por enquanto" min={0} max={10} value={3} onChange={() => {}} disabled />
    </>
  );
}
