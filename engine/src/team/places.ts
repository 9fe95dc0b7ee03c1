import type { Level } from "@app/contract/intake";

// How many new members the team can take: a sale beyond it would promise what no person has the minutes for.

const ROLES = ["nutri", "treinador"] as const;
type Role = (typeof ROLES)[number];

/** Minutes a week that a member needs of each profession. */
const MINUTES: Readonly<Record<Role, { firstWeek: number; later: number }>> = {
  nutri: { firstWeek: 45, later: 9 },
  treinador: { firstWeek: 35, later: 6 },
};
/** Who is limited or read by a person first takes longer. */
const LIMITED_LEVELS = 1.5;
/** Of a new member the level is not known yet: half of them are limited. */
const NEW_MEMBER = 1.25;
/** The rest goes to breaks, meetings and what was not foreseen. */
const SHARE_OF_TIME = 0.8;
/** Weeks that are looked at: this one and the next three. */
const WEEKS = [0, 1, 2, 3] as const;

export type Practice = {
  readonly professionals: readonly {
    readonly role: Role;
    readonly minutesPerWeek: number;
    /** Holidays and sick leave, for each of the four weeks. */
    readonly awayMinutes?: readonly number[];
  }[];
  /** Members by the week of their programme and their level. */
  readonly members: readonly { readonly week: number; readonly level: Level; readonly count: number }[];
  /** Places that are promised and not begun. */
  readonly reserved: number;
};

type ByRole = Readonly<Record<Role, number[]>>;

/** The week with the fewest free minutes decides: a free later week does not help a first week. */
export function placesIn(practice: Practice): { freeMinutes: ByRole; newMemberMinutes: ByRole; places: number } {
  const freeMinutes = byRole((role) => WEEKS.map((ahead) => freeIn(practice, role, ahead)));
  const newMemberMinutes = byRole((role) => WEEKS.map((ahead) => NEW_MEMBER * minutesIn(role, 1 + ahead)));
  const shares = ROLES.flatMap((role) =>
    WEEKS.map((ahead) => (freeMinutes[role][ahead] ?? 0) / (newMemberMinutes[role][ahead] ?? 1)),
  );
  return {
    freeMinutes,
    newMemberMinutes,
    places: Math.max(0, Math.floor(Math.min(...shares)) - practice.reserved),
  };
}

function freeIn({ professionals, members }: Practice, role: Role, ahead: number): number {
  const present = professionals
    .filter((professional) => professional.role === role)
    .reduce((sum, { minutesPerWeek, awayMinutes }) => sum + minutesPerWeek - (awayMinutes?.[ahead] ?? 0), 0);
  const needed = members.reduce(
    (sum, { week, level, count }) =>
      sum + count * minutesIn(role, week + ahead) * (level === "B" || level === "C" ? LIMITED_LEVELS : 1),
    0,
  );
  return SHARE_OF_TIME * present - needed;
}

const minutesIn = (role: Role, week: number): number => (week === 1 ? MINUTES[role].firstWeek : MINUTES[role].later);

const byRole = (of: (role: Role) => number[]): ByRole => ({ nutri: of("nutri"), treinador: of("treinador") });
