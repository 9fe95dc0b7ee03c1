import type { SymbolName } from "@app/engine/training/figure/pose";
import type { GroundInks } from "./grounds.ts";
import { disc, fill, stroke } from "./svg.ts";

type Art = (inks: GroundInks) => string;

const legs = (path: string) => stroke(path, 7, "feijao");
const wheel = (y: number, { metal }: GroundInks) => disc([-2, y], 8, metal) + disc([-2, y], 3, "linho");
const tower = (inks: GroundInks) =>
  fill("M6-400h16V0H6z", inks.frame) + fill("M-6-8h40v8h-40z", inks.metal) + fill("M22-80h10v60H22z", inks.metal);

/** Around 0,0: where it stands on the floor, or where the hand holds it. Surfaces: `surfaces.ts` of the engine. */
export const SYMBOL_ART: Record<SymbolName, Art> = {
  anilha: ({ metal }) => disc([0, 0], 19, metal) + disc([0, 0], 5, "linho"),
  banco: ({ frame, pad }) => stroke("M-38-36V-3M38-36V-3M-46-3h16M30-3h16", 6, frame) + fill("M-52-40h104v9H-52z", pad),
  barra: ({ metal }) => disc([0, 0], 15, metal) + disc([0, 0], 10, "musgo") + disc([0, 0], 3, "linho"),
  "barra-curta": ({ metal }) => disc([0, 0], 6, metal) + disc([0, 0], 2.5, "linho"),
  bola: () =>
    disc([0, -26], 26, "noite") + `<path d="M-20-34Q0-52 20-34" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>`,
  cadeira: () => legs("M-27-42V0M27-42V0M-27-46V-108") + fill("M-35-46h70v10h-70zM-31-112h9v40h-9z", "barro"),
  colchonete: () => fill("M-112-3h224v8h-224z", "areia") + fill("M-112-3h9v8h-9z", "linho"),
  degrau: () => fill("M-34-24h68V0h-68z", "barro") + fill("M-34-24h68v6h-68z", "feijao"),
  "degrau-baixo": () => fill("M-34-14h68V0h-68z", "barro") + fill("M-34-14h68v5h-68z", "feijao"),
  esteira: ({ frame, metal }) =>
    stroke("M64-8L82-104M82-104H58", 6, frame) + fill("M-84-12H74V-2H-84z", metal) + fill("M74-116h18v14H74z", metal),
  garrafa: () => fill("M-5-10h10v24H-5z", "ceu") + fill("M-5-2h10v8H-5z", "mata") + fill("M-3-15h6v5h-6z", "caju"),
  // Seen from its end, as hands hold it beside the body.
  halter: ({ metal }) => fill("M-15-9h9V9h-9zM6-9h9V9H6z", metal) + fill("M-8-3.5H8v7H-8z", "musgo"),
  "halter-em-pe": ({ metal }) => fill("M-9-15H9v9H-9zM-9 6H9v9H-9z", metal) + fill("M-3.5-8h7V8h-7z", "musgo"),
  kettlebell: ({ metal }) => stroke("M-7 8V0Q0-8 7 0V8", 5, metal) + disc([0, 17], 13, metal),
  mesa: () => legs("M-38-54V0M38-54V0") + fill("M-48-60h96v10h-96z", "barro"),
  mochila: () =>
    stroke("M-6-18Q0-26 6-18", 4, "feijao") +
    fill("M-14-13q0-6 6-6H8q6 0 6 6V15q0 4-4 4h-20q-4 0-4-4z", "latao") +
    fill("M-10 2h20v11h-20z", "feijao"),
  parede: ({ floor }) => fill("M0-600h18V0H0z", floor),
  "polia-alta": (inks) => tower(inks) + wheel(-206, inks),
  "polia-baixa": (inks) => tower(inks) + wheel(-18, inks),
  "polia-media": (inks) => tower(inks) + wheel(-112, inks),
  porta: () =>
    fill("M0-188h60V0H0z", "areia") + fill("M10-172h40v66H10zM10-90h40v74H10z", "linho") + disc([8, -88], 7, "tinta"),
  poste: ({ metal }) => fill("M0-600h12V0H0z", metal),
  puxador: ({ metal }) => stroke("M0-9V9", 5, metal),
  "toalha-dobrada": () => fill("M-16-7h32v7h-32z", "goiaba-500") + fill("M-16-5h32v2h-32z", "branco"),
};
