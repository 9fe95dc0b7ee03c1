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
/** Until a member's level is known: half of them are limited. */
const NEW_MEMBER = 1.25;
/** The rest goes to breaks, meetings and what was not foreseen. */
const SHARE_OF_TIME = 0.8;
/** Weeks that are looked at: this one and the next three. */
const WEEKS = [0, 1, 2, 3] as const;

/** `level` is null until the questionnaire is closed. `week` is 1 in the first week, 0 in the week before it. */
export type MemberGroup = { readonly week: number; readonly level: Level | null; readonly count: number };

export type Practice = {
  readonly professionals: readonly {
    readonly role: Role;
    readonly minutesPerWeek: number;
    /** Holidays and sick leave, for each of the weeks that are looked at. */
    readonly awayMinutes?: readonly number[];
  }[];
  /** Members by the week of their programme and their level; before their first week they need nobody. */
  readonly members: readonly MemberGroup[];
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

/**
 * Places for a start in this week, the next and so on. A start must also leave the minutes of those who were promised a
 * later first week, however far away: otherwise two people would count on the same minutes.
 */
export function placesByWeek(practice: Practice, weeks: number): number[] {
  const lastPromised = Math.max(0, ...practice.members.map(({ week }) => 1 - week));
  return Array.from({ length: weeks }, (_, start) => {
    const last = Math.max(start + WEEKS.length - 1, lastPromised);
    const looked = Array.from({ length: last - start + 1 }, (_week, ahead) => ahead);
    const shares = ROLES.flatMap((role) =>
      looked.map((ahead) => freeIn(practice, role, start + ahead) / (NEW_MEMBER * minutesIn(role, 1 + ahead))),
    );
    return Math.max(0, Math.floor(Math.min(...shares)) - practice.reserved);
  });
}

function freeIn({ professionals, members }: Practice, role: Role, ahead: number): number {
  const present = professionals
    .filter((professional) => professional.role === role)
    .reduce((sum, { minutesPerWeek, awayMinutes }) => sum + minutesPerWeek - (awayMinutes?.[ahead] ?? 0), 0);
  const needed = members.reduce(
    (sum, { week, level, count }) => sum + count * minutesIn(role, week + ahead) * factorOf(level),
    0,
  );
  return SHARE_OF_TIME * present - needed;
}

function minutesIn(role: Role, week: number): number {
  if (week < 1) return 0;
  return week === 1 ? MINUTES[role].firstWeek : MINUTES[role].later;
}

function factorOf(level: Level | null): number {
  if (level === null) return NEW_MEMBER;
  return level === "B" || level === "C" ? LIMITED_LEVELS : 1;
}

const byRole = (of: (role: Role) => number[]): ByRole => ({ nutri: of("nutri"), treinador: of("treinador") });
