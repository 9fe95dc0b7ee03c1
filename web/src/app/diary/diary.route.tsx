import { brand } from "@app/contract/brand";
import { appPaths } from "../../app-paths.ts";
import { noData } from "../../shell/no-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import picture from "../../ui/pictures/marmita.svg";
import { Link } from "../shell/link.tsx";
import { ComingPlace } from "../shell/states/coming-place.tsx";

export const meta = () =>
  pageMeta({ title: `Diário | ${brand.name}`, description: "O seu dia em uma frase.", robots: "noindex" });

export const clientLoader = noData;

function Diary() {
  return (
    <ComingPlace
      title="O seu dia vai caber em uma frase."
      lead="Você escreve como fala, “arroz, feijão e um bife”, e o diário entende, soma e guarda."
      picture={{ src: picture, shape: "scene" }}
      coming={[
        { name: "Refeições", text: "Em uma frase, ou em um toque quando você comeu o que estava no plano." },
        { name: "Treino, água e sono", text: "Do jeito mais curto, também sem internet." },
        { name: "Dia que deu ruim", text: "Também se anota, sem sermão. O dia seguinte continua igual." },
      ]}
      meanwhile={{
        text: "O peso já se registra em Evolução, quando você quiser.",
        link: <Link to={appPaths.progress}>Abrir Evolução</Link>,
      }}
    />
  );
}

export default function DiaryRoute() {
  return <Diary />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return <Diary />;
}
