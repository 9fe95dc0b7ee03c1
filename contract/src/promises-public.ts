import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

const Figures = z.object({
  cases: z.number(),
  breached: z.number(),
  /** Rounded down. */
  keptPerMille: z.number(),
  creditDays: z.number(),
});

/** Times are per cent of the promised time; above 100 they lie after it. */
const KindFigures = z.extend(Figures, {
  median: z.number(),
  tenth: z.number(),
  ninetieth: z.number(),
  /** null: too few to say how late. */
  breaches: z.array(z.object({ upTo: z.nullable(z.number()), cases: z.number() })),
});

/** null: too few cases to show. */
const windowsOf = <T extends z.ZodMiniType>(figures: T) => ({
  days30: z.nullable(figures),
  days90: z.nullable(figures),
});

export const PublicPromises = z.object({
  /** Of the last night; null before the first one. */
  snapshot: z.nullable(
    z.object({
      day: z.iso.date(),
      takenAt: z.iso.datetime(),
      /** SHA-256 of the file. */
      hash: z.string(),
      bytes: z.number(),
      total: z.object(windowsOf(Figures)),
      kinds: z.array(
        z.object({ kind: z.string(), promisedSeconds: z.nullable(z.number()), ...windowsOf(KindFigures) }),
      ),
    }),
  ),
  /** The last one of each earlier month, newest first. */
  earlier: z.array(z.object({ day: z.iso.date(), code: z.string() })),
});
export type PublicPromises = z.infer<typeof PublicPromises>;

export const getPublicPromises = {
  method: "GET",
  path: "/v1/public/promises",
  summary: "How the promises made to members were kept, as of last night",
  schema: { response: { 200: envelopeOf(PublicPromises) } },
} as const;

/** Responds with the file itself, of the last night or of a day that is listed. */
export const publicPromisesFile = {
  method: "GET",
  path: "/v1/public/promises.csv",
  summary: "The anonymous lines that the figures are computed from (CSV)",
  schema: { querystring: z.object({ day: z.optional(z.iso.date()) }) },
} as const;
