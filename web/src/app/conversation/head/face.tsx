import { nutritionist, trainer } from "../../../content/team.ts";
import nutritionistPicture from "../../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../../ui/pictures/treinador.svg";
import styles from "./head.module.css";

/** Drawn are the two whom the site shows; another person has their initials, and no borrowed portrait. */
const pictures = {
  [nutritionist.name]: { src: nutritionistPicture, ground: "warm" },
  [trainer.name]: { src: trainerPicture, ground: "cool" },
} as const;

const initialsOf = (name: string): string => {
  const words = name.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("");
};

/** Decorative: the name stands beside it. */
export function Face({ name, className = "" }: { name: string; className?: string | undefined }) {
  const picture = pictures[name];
  return (
    <span className={`${styles.faceBox} ${className}`.trim()} data-ground={picture?.ground} aria-hidden="true">
      {picture ? <img src={picture.src} width={400} height={500} alt="" decoding="async" /> : initialsOf(name)}
    </span>
  );
}
