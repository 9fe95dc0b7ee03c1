import community from "../../ui/pictures/comunidade.svg";
import tape from "../../ui/pictures/fita.svg";
import kettlebell from "../../ui/pictures/halter.svg";
import ai from "../../ui/pictures/ia.svg";
import table from "../../ui/pictures/mesa.svg";
import plate from "../../ui/pictures/prato.svg";

type Feature = { picture: string; shape?: "scene" | "portrait"; title: string; text: string };

const PARTS = {
  nutrition: { title: "Nutrição personalizada", picture: plate },
  workouts: { title: "Treinos inteligentes", picture: kettlebell },
  ai: { title: "Inteligência artificial", picture: ai, shape: "portrait" },
  support: { title: "Suporte profissional", picture: table },
  monitoring: { title: "Monitoramento completo", picture: tape },
  community: { title: "Comunidade ativa", picture: community },
} as const;

/** Each landing page describes the parts in its own copy. */
export type SixPartsCopy = Readonly<Record<keyof typeof PARTS, string>>;

/** The six parts of the method: the same on every landing page. */
export const sixParts = (copy: SixPartsCopy): readonly Feature[] =>
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => ({ ...PARTS[part], text: copy[part] }));
