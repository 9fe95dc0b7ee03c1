import { brand } from "@app/contract/brand";
import { appPaths } from "../../app-paths.ts";
import { nutritionist, trainer } from "../../content/team.ts";
import { noData } from "../../shell/no-data.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import picture from "../../ui/pictures/prato.svg";
import { ComingPlace } from "../shell/coming-place.tsx";
import { Link } from "../shell/link.tsx";

const lead = `Dieta e treino no mesmo lugar, escritos para você por ${nutritionist.firstName} e ${trainer.firstName}. Faz parte do Plano Completo.`;

export const meta = () =>
  pageMeta({ title: `Seu plano | ${brand.name}`, description: "Dieta e treino no mesmo lugar.", robots: "noindex" });

export const clientLoader = noData;

function Plan() {
  return (
    <ComingPlace
      title="Seu plano vai ficar aqui."
      lead={lead}
      picture={{ src: picture, shape: "scene" }}
      coming={[
        { name: "A semana no prato", text: "Cada refeição com medidas de casa, trocas e a lista de compras." },
        { name: "O treino de cada dia", text: "Exercício por exercício, com desenho, séries e descanso." },
        { name: "O que mudou, e por quê", text: "A cada revisão, como era, como fica e o motivo." },
      ]}
      meanwhile={{
        text: "O que a equipe já prometeu a você, com prazo, está em Hoje.",
        link: <Link to={appPaths.today}>Ver em Hoje</Link>,
      }}
    />
  );
}

export default function PlanRoute() {
  return <Plan />;
}

/** The prerendered page. */
export function HydrateFallback() {
  return <Plan />;
}
