import golden from "../../../golden/assistant.json" with { type: "json" };

/** What a case of the evaluation set asks of an answer; the rest of its fields depend on `check`. */
export type Check = {
  readonly check: string;
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly pattern?: string;
  readonly n?: number;
  readonly allow?: readonly string[];
  readonly tool?: string;
  readonly tools?: readonly string[];
  readonly args?: Readonly<Record<string, unknown>>;
  readonly table?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
};
export type Said = { readonly from: "member" | "assistant"; readonly text: string };
export type Case = {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly member: string;
  readonly turns: readonly Said[];
  readonly pass: readonly Check[];
};

type Food = {
  readonly food: string;
  readonly name: string;
  readonly qty: number;
  readonly measure: string;
  readonly grams: number;
  readonly kcal: number;
};
type Item = Food & { readonly id: string; readonly proteinG: number; readonly swaps?: readonly Food[] };
type Exercise = {
  readonly id: string;
  readonly exercise: string;
  readonly name: string;
  readonly sets: number;
  readonly reps: readonly [number, number];
  readonly restS: number;
  readonly loadKg: number | null;
  readonly swaps: readonly string[];
};
export type EvaluationMember = {
  readonly plan: "completo" | "gratis";
  readonly country: string;
  readonly levels: { readonly diet: string; readonly training: string | null };
  readonly numbers: string;
  readonly allergens: readonly string[];
  readonly rows?: readonly string[];
  readonly equipment?: string;
  readonly planKind?: "provisional";
  readonly planFacts: {
    readonly version: number;
    readonly targets: Readonly<Record<"kcal" | "proteinG" | "fatG" | "carbG" | "fibreG", number>> & {
      readonly waterMl: number | null;
    };
    readonly meals: readonly {
      readonly id: string;
      readonly time: string;
      readonly label: string;
      readonly kcal: number;
      readonly items: readonly Item[];
    }[];
    readonly training: {
      readonly sessions: readonly {
        readonly id: string;
        readonly minutes: number;
        readonly exercises: readonly Exercise[];
      }[];
      readonly short: Readonly<Record<string, { readonly minutes: number; readonly exercises: readonly string[] }>>;
    };
  } | null;
  readonly today?: { readonly loggedKcal: number; readonly loggedProteinG: number; readonly waterMl: number };
  readonly days?: Readonly<
    Record<
      string,
      {
        readonly loggedKcal: number;
        readonly loggedProteinG: number;
        readonly items: readonly { readonly food: string; readonly grams: number }[];
      }
    >
  >;
  readonly progress?: {
    readonly days: number;
    readonly trendStartKg: number;
    readonly trendNowKg: number;
    readonly weighIns: readonly { readonly daysAgo: number; readonly kg: number }[];
  };
  readonly promises?: readonly {
    readonly kind: string;
    readonly dueAt?: string;
    readonly state?: "running" | "breached";
    readonly creditDays?: number;
    readonly slaServiceHours?: number;
  }[];
  readonly guarantee?: {
    readonly day: number;
    readonly ticks: Readonly<
      Record<string, true | { readonly have: number; readonly need?: number; readonly of?: number }>
    >;
  };
  readonly policies?: Readonly<
    Record<string, { readonly link: string; readonly days?: number; readonly hours?: number }>
  >;
};

export const TODAY = golden.now.slice(0, 10);
export const cases = golden.cases as unknown as readonly Case[];

type Inherited = Partial<EvaluationMember> & {
  readonly like?: string;
  readonly change?: Readonly<Record<string, unknown>>;
};

const members = golden.members as unknown as Readonly<Record<string, Inherited>>;

/** `like` inherits everything; `change` sets single fields by their path. */
export function memberOf(name: string): EvaluationMember {
  const { like, change = {}, ...own } = members[name] ?? {};
  const member = structuredClone({ ...(like ? memberOf(like) : {}), ...own }) as EvaluationMember;
  for (const [path, value] of Object.entries(change)) setPath(member, path.split("."), value);
  return member;
}

function setPath(object: Record<string, unknown>, [first = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) object[first] = value;
  else setPath(object[first] as Record<string, unknown>, rest, value);
}

export const isHidden = ({ numbers }: EvaluationMember): boolean => numbers === "esconder-tudo";
