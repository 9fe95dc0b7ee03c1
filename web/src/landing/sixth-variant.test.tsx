import { readdirSync } from "node:fs";
import { join } from "node:path";
import { landings, VARIANTS } from "@app/contract/landings";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type { Landing } from "../content/landings/landing.ts";
import { SwitchHero } from "./heroes/switch-hero.tsx";
import { LandingPage } from "./landing-page.tsx";
import { FinalCta } from "./sections/final-cta.tsx";
import { Team } from "./sections/team.tsx";

const filesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder));
const firstPaths = VARIANTS.map((variant) => landings[variant].paths[0]?.slice(1) ?? "").sort();

test("each variant of the map has its page and its copy, named after its first path", () => {
  expect(filesIn("variants").sort()).toEqual(firstPaths.map((path) => `${path}.route.tsx`).sort());
  expect(filesIn("../content/landings")).toEqual(expect.arrayContaining(firstPaths.map((path) => `${path}.ts`)));
});

test("an entry in the map adds a page for each of its paths", async () => {
  vi.resetModules();
  vi.doMock("@app/contract/landings", () => ({
    VARIANTS: [...VARIANTS, "E"],
    landings: { ...landings, E: { paths: ["/lp6", "/sexta"], promise: "24-hours", monthlyCents: 199_99 } },
  }));
  const { pages } = await import("../pages.ts");
  vi.doUnmock("@app/contract/landings");

  const sixth = pages.filter(({ file }) => file === "landing/variants/lp6.route.tsx");
  expect(sixth.map(({ path }) => path)).toEqual(["/lp6", "/sexta"]);
  for (const page of sixth) expect(page).toMatchObject({ prerender: true, inSitemap: true, isPrivate: false });
});

test("a hero and sections make a complete page", () => {
  const landing: Landing = {
    variant: "B",
    action: "Quero a sexta",
    search: { title: "Sexta", description: "Sexta" },
    form: { title: "Sexta", sending: "Enviando...", note: "Sem compromisso." },
    success: { title: "Pronto", confirm: "OK", text: () => "Pronto" },
  };
  const Page = () => (
    <LandingPage
      landing={landing}
      hero={<SwitchHero landing={landing} copy={{ aside: "Oi", title: "Sexta variante.", text: "Só conteúdo." }} />}
    >
      <Team variant="line" title="Time" />
      <FinalCta landing={landing} variant="wall" title="Última" />
    </LandingPage>
  );
  const Site = createRoutesStub([{ path: "/", Component: Page }]);
  const html = renderToStaticMarkup(<Site />);
  for (const part of ["Sexta variante.", "Nome Completo", "Quero a sexta", "197,70", 'href="#formulario"', "CRN"])
    expect(html).toContain(part);
});
