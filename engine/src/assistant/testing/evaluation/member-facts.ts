import file from "../../../../golden/assistant.json" with { type: "json" };
import type { Eating } from "../../../nutrition/target-rules.ts";

export type PortionFacts = {
  readonly food: string;
  readonly name: string;
  readonly qty: number;
  readonly measure: string;
  readonly grams: number;
  readonly kcal: number;
  readonly proteinG?: number;
};
export type PlanItemFacts = PortionFacts & {
  readonly id: string;
  readonly proteinG: number;
  readonly swaps?: readonly PortionFacts[];
};
export type PlanFacts = {
  readonly version: number;
  readonly kind: "definitive" | "provisional";
  readonly validFrom: string;
  readonly reviewOn: string;
  readonly targets: {
    readonly kcal: number;
    readonly proteinG: number;
    readonly fatG: number;
    readonly carbG: number;
    readonly fibreG: number;
    readonly waterMl: number | null;
  };
  readonly meals: readonly {
    readonly id: string;
    readonly time: string;
    readonly label: string;
    readonly kcal: number;
    readonly items: readonly PlanItemFacts[];
  }[];
  readonly training: {
    readonly sessions: readonly {
      readonly id: string;
      readonly minutes: number;
      readonly exercises: readonly {
        readonly id: string;
        readonly exercise: string;
        readonly name: string;
        readonly sets: number;
        readonly reps: readonly [number, number];
        readonly rir: number;
        readonly restS: number;
        readonly loadKg: number | null;
        readonly swaps: readonly string[];
      }[];
    }[];
    readonly short: Readonly<Record<string, { readonly minutes: number; readonly exercises: readonly string[] }>>;
  };
};

export type LoggedDay = {
  readonly loggedKcal: number;
  readonly loggedProteinG: number;
  readonly items?: readonly { readonly food: string; readonly grams: number }[];
};

/** A member of the file, with everything that is inherited. */
export type MemberFacts = {
  readonly about: string;
  readonly plan: "completo" | "gratis";
  readonly country: string;
  readonly levels: { readonly diet: string; readonly training: string | null };
  readonly rows?: readonly string[];
  readonly numbers: "mostrar" | "esconder-peso" | "esconder-tudo";
  readonly allergens: readonly string[];
  readonly severeReaction?: boolean;
  readonly eating?: Eating;
  readonly equipment?: string;
  readonly planKind?: "provisional";
  readonly planFacts: PlanFacts | null;
  readonly today?: LoggedDay & { readonly waterMl: number };
  readonly progress?: {
    readonly days: number;
    readonly trendStartKg: number;
    readonly trendNowKg: number;
    readonly weighIns: readonly { readonly daysAgo: number; readonly kg: number }[];
  };
  readonly promises?: readonly {
    readonly kind: string;
    readonly startsAt?: string;
    readonly dueAt?: string;
    readonly state?: "running" | "breached";
    readonly creditDays?: number;
    readonly slaServiceHours?: number;
  }[];
  readonly days?: Readonly<Record<string, LoggedDay>>;
  readonly guarantee?: {
    readonly day: number;
    readonly ticks: Readonly<Record<string, true | Count>> & { readonly G2: Count };
  };
  readonly policies?: Readonly<
    Record<string, { readonly link: string; readonly days?: number; readonly hours?: number }>
  >;
};
type Count = { readonly have: number; readonly need?: number; readonly of?: number };

type WrittenMember = Partial<MemberFacts> & { like?: string; change?: Readonly<Record<string, unknown>> };

const members = file.members as unknown as Readonly<Record<string, WrittenMember>>;

export const isHidden = ({ numbers }: MemberFacts): boolean => numbers === "esconder-tudo";

/** `like` inherits everything; `change` sets single fields by path. */
export function factsOf(id: string): MemberFacts {
  const written = members[id];
  if (!written) throw new Error(`the file has no member ${id}`);
  return factsOfWritten(written);
}

/** Of a member written as those of the file are. */
export function factsOfWritten(written: WrittenMember): MemberFacts {
  const { like, change = {}, ...own } = written;
  const facts = { ...(like ? factsOf(like) : {}), ...own } as MemberFacts;
  return Object.entries(change).reduce((changed, [path, value]) => withValue(changed, path.split("."), value), facts);
}

function withValue<Whole>(whole: Whole, [first, ...rest]: readonly string[], value: unknown): Whole {
  if (first === undefined) return value as Whole;
  return { ...whole, [first]: withValue((whole as Record<string, unknown>)[first], rest, value) };
}
