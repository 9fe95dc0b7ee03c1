import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { HALVES, PLAN_KINDS } from "./plan-document.ts";
import { PathNumber } from "./values.ts";

// A published version as the member reads it: what changed and why, who signed; and the public answer to its code.

const At = z.iso.datetime();
const Version = z.int().check(z.positive());

export const Signer = z.object({
  name: z.string(),
  /** `Nutricionista`. */
  profession: z.string(),
  /** `CRN-3 00000`. */
  registration: z.string(),
  half: z.enum(HALVES),
  /** `signed`, or saw the other half's change and has nothing against it ("ciente"). */
  act: z.enum(["signed", "acknowledged"]),
  at: At,
  /** Where the council lets anybody check the number. */
  registryUrl: z.string(),
});
export type Signer = z.infer<typeof Signer>;

const ChangeSide = z.object({
  text: z.string(),
  /** Key of a food's drawing, or an exercise's id; null: none. */
  drawing: z.nullable(z.string()),
});

const ChangeCard = z.object({
  half: z.enum(HALVES),
  /** `O lanche da tarde ficou mais forte`. */
  title: z.string(),
  before: z.nullable(ChangeSide),
  after: z.nullable(ChangeSide),
  reason: z.string(),
  /** `Pedido seu`, `Resposta à pergunta f8`. */
  source: z.string(),
});
export type ChangeCard = z.infer<typeof ChangeCard>;

const VersionLine = z.object({
  version: z.int(),
  kind: z.enum(PLAN_KINDS),
  createdAt: At,
  validFrom: z.iso.date(),
  isInForce: z.boolean(),
});
export type VersionLine = z.infer<typeof VersionLine>;

/** Nothing in it is a figure of energy, macros or grams where the member's numbers are hidden. */
export const PlanChangesView = z.object({
  ...VersionLine.shape,
  /** The version before; null: it is the first. */
  previous: z.nullable(VersionLine),
  /** `Mudamos 3 coisas, e por quê.` */
  headline: z.string(),
  /** At most three sentences. */
  summary: z.array(z.string()),
  changes: z.array(ChangeCard),
  /** "Mantido, porque…", by half. */
  kept: z.array(z.object({ half: z.enum(HALVES), reason: z.string() })),
  /** What stayed: `1.650 kcal e 115 g de proteína por dia, cinco refeições, três treinos`. */
  same: z.string(),
  reviewOn: z.iso.date(),
  /** The member's own swaps that the version no longer offers. */
  lostSwaps: z.array(z.string()),
  keptSwaps: z.int(),
  signers: z.array(Signer),
  /** Null: the engine made it. */
  code: z.nullable(z.string()),
  versions: z.array(VersionLine),
});
export type PlanChangesView = z.infer<typeof PlanChangesView>;

export const getPlanChanges = {
  method: "GET",
  path: "/v1/account/plan/versions/:version/changes",
  summary: "What changed in a version of the signed-in member's plan, why, and who signed it",
  schema: {
    params: z.object({ version: PathNumber }),
    response: { 200: envelopeOf(PlanChangesView) },
  },
} as const;

/** `7K4M-2Q9X-11RT`: letters and digits of Crockford's alphabet; spaces, hyphens and case do not count. */
export const PlanCode = z.string().check(z.regex(/^[0-9A-Za-z -]{12,20}$/));

export const verifyPlan = {
  method: "GET",
  path: "/v1/public/verify/:code",
  summary: "Whether a plan with this code was signed, by whom and when, without its content",
  schema: {
    params: z.object({ code: PlanCode }),
    response: {
      200: envelopeOf(
        z.object({
          code: z.string(),
          version: Version,
          kind: z.enum(PLAN_KINDS),
          publishedAt: At,
          /** Document, signatures and the link to the version before it are as they were signed. */
          isIntact: z.boolean(),
          isInForce: z.boolean(),
          signers: z.array(Signer),
        }),
      ),
    },
  },
} as const;
