/** A text as features, and what it stands for. */
type Example<Label extends string> = { readonly features: readonly string[]; readonly label: Label };

/** How probable each label is, for any features. */
export type Learned<Label extends string> = (features: readonly string[]) => ReadonlyMap<Label, number>;

const ROUNDS = 8;
const STEP = 4;
const SLOWER = 0.3;
/** Of a feature that no example has: it tells of something else. */
const UNSEEN = 6;

type Row = { readonly at: readonly number[]; readonly values: readonly number[] };

/**
 * Which words tell of which label, learned from examples: a softmax regression over features weighted by how rare they
 * are. The order is fixed, so that the same examples teach the same everywhere.
 */
export function learn<Label extends string>(examples: readonly Example<Label>[]): Learned<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const places = new Map<string, number>();
  const seen: number[] = [];
  for (const { features } of examples)
    for (const feature of new Set(features)) {
      const at = places.get(feature) ?? places.size;
      places.set(feature, at);
      seen[at] = (seen[at] ?? 0) + 1;
    }
  const rarity = seen.map((count) => Math.log((examples.length + 1) / count));
  const weights = new Float32Array(places.size * labels.length);

  function rowOf(features: readonly string[]): Row {
    const found = [...new Set(features)].map((feature) => places.get(feature));
    const length = Math.sqrt(
      found.reduce<number>((sum, at) => sum + (at === undefined ? UNSEEN : (rarity[at] ?? 0)) ** 2, 0),
    );
    const at = found.filter((one) => one !== undefined);
    return { at, values: at.map((one) => (rarity[one] ?? 0) / (length || 1)) };
  }

  function sharesOf({ at, values }: Row, into: Float64Array): void {
    into.fill(0);
    at.forEach((feature, index) => {
      const value = values[index] ?? 0;
      const from = feature * labels.length;
      for (let label = 0; label < labels.length; label += 1)
        into[label] = (into[label] ?? 0) + (weights[from + label] ?? 0) * value;
    });
    const most = into.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (let label = 0; label < labels.length; label += 1) sum += into[label] = Math.exp((into[label] ?? 0) - most);
    for (let label = 0; label < labels.length; label += 1) into[label] = (into[label] ?? 0) / sum;
  }

  const shares = new Float64Array(labels.length);
  const rows = shuffled(examples).map(({ features, label }) => ({
    row: rowOf(features),
    label: labels.indexOf(label),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round * SLOWER);
    for (const { row, label } of rows) {
      sharesOf(row, shares);
      shares[label] = (shares[label] ?? 0) - 1;
      row.at.forEach((feature, index) => {
        const value = step * (row.values[index] ?? 0);
        const from = feature * labels.length;
        for (let one = 0; one < labels.length; one += 1)
          weights[from + one] = (weights[from + one] ?? 0) - value * (shares[one] ?? 0);
      });
    }
  }

  return (features) => {
    const found = new Float64Array(labels.length);
    sharesOf(rowOf(features), found);
    return new Map(labels.map((label, index) => [label, found[index] ?? 0]));
  };
}

/** Examples of one label stand together as they are written: in a fixed order without sense. */
function shuffled<One>(all: readonly One[]): One[] {
  const mixed = [...all];
  let seed = 7;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as One, mixed[at] as One];
  }
  return mixed;
}
