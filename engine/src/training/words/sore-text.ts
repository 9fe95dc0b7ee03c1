import { SORE_DEFAULT, soreLimits, soreRegionWords } from "../../../data/exercises/sore-limits.ts";
import { type Exercise, REGIONS, type Region, touches } from "../library/exercise.ts";

/**
 * Why an exercise near a region that hurts is still in the training, and how far it goes; null where it asks nothing of
 * any. Of one that asks more than little it says nothing: the rules leave it out.
 */
export function soreText({ id, joints }: Pick<Exercise, "id" | "joints">, sore: readonly string[]): string | null {
  const loaded = REGIONS.filter(
    (region) => sore.includes(region) && joints[region] > 0 && !touches({ joints }, region),
  );
  if (loaded.length === 0) return null;
  const limit = soreLimits[id];
  const limited = limit ? loaded.filter((region) => limit.regions.includes(region)) : [];
  return limit && limited.length > 0 ? sentence(limited, limit.text) : sentence(loaded, SORE_DEFAULT);
}

const sentence = (regions: readonly Region[], limit: string): string =>
  `Por causa ${listed(regions.map((region) => soreRegionWords[region]))}: ${limit}, sem dor.`;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} e ${words.at(-1)}`;
