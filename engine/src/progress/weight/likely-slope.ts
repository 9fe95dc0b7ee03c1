import { progressRules } from "../progress-rules.ts";
import type { WeighIn } from "./weigh-in.ts";
import { lineThrough } from "./weight-line.ts";

const { band: rules, rate } = progressRules.content;

/** Noise of one day is partly that of the day before: it averages out more slowly. */
const SLOWER = (1 + rate.autocorrelation) / (1 - rate.autocorrelation);

type LikelySlope = { readonly slope: number; readonly slopeVariance: number; readonly noiseVariance: number };

/** From the first weigh-in on: the fewer there are, the nearer to no change and to the usual noise of a scale. */
export function likelySlope(recent: readonly WeighIn[], kg: number): LikelySlope {
  const priorVariance = (rules.shareADay * kg) ** 2;
  const line = recent.length > 1 ? lineThrough(recent) : null;
  const freedom = rules.noiseWeighIns + Math.max(0, recent.length - 2);
  const squares = rules.noiseWeighIns * rules.noiseKg ** 2 + (line?.squaredError ?? 0);
  const noiseVariance = SLOWER * (squares / freedom);
  if (!line) return { slope: 0, slopeVariance: priorVariance, noiseVariance };
  const weight = priorVariance / (priorVariance + noiseVariance / line.spread);
  return { slope: weight * line.slope, slopeVariance: (1 - weight) * priorVariance, noiseVariance };
}
