import { Drawing } from "../../ui/plate/drawing.tsx";
import { drawings } from "../../ui/plate/drawings.ts";
import { Plate } from "../../ui/plate/plate.tsx";
import { PlateScene } from "../../ui/plate/plate-scene.tsx";
import type { PlateSlot } from "../../ui/plate/setting.ts";
import styles from "../showcase.module.css";

const scenes: readonly [PlateSlot, string][] = [
  ["cafe", "pao ovo-mexido cafe-com-leite mamao"],
  ["cafe", "cuscuz queijo-coalho banana cafe"],
  ["cafe", "tapioca queijo-minas abacaxi cha"],
  ["lanche-manha", "iogurte aveia morango"],
  ["lanche-tarde", "banana castanha"],
  ["lanche-tarde", "pao-queijo suco laranja"],
  ["almoco", "arroz feijao frango alface tomate abobora azeite"],
  ["almoco", "feijoada arroz couve laranja farofa vinagrete"],
  ["almoco", "arroz-integral lentilha peixe beterraba brocolis rucula maca"],
  ["jantar", "cuscuz desfiado couve vinagrete"],
  ["jantar", "caldo-verde torrada"],
  ["ceia", "leite"],
];

/** Every food as drawn alone, and meals composed of them, to compare a new drawing with. */
export function PlatesSection() {
  return (
    <section>
      <h2>Pratos</h2>
      <div className={`${styles.wideGrid} stack gap-10`}>
        {scenes.map(([slot, foods]) => (
          <figure key={foods} className={styles.figure}>
            <PlateScene slot={slot} foods={foods.split(" ")} label={foods} />
            <figcaption>{foods}</figcaption>
          </figure>
        ))}
        <PlateScene slot="almoco" foods={[]} eaten label="Prato vazio" />
      </div>
      <div className="wrap gap-3">
        {scenes.map(([slot, foods]) => (
          <Plate key={foods} slot={slot} foods={foods.split(" ")} className={styles.plate} />
        ))}
        <Plate foods={[]} eaten className={styles.plate} />
      </div>
      <div className={`${styles.drawings} stack gap-3`}>
        {[...drawings.keys()].map((key) => (
          <figure key={key} className={styles.figure}>
            <svg viewBox="-80 -80 160 160" role="img" aria-label={key}>
              <Drawing id={key} />
            </svg>
            <figcaption>{key}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
