import type { DayTotals, FoodEntry, ProgressDay } from "@app/contract/diary";
import type { PauseView } from "@app/contract/pause";
import type { ReviewsView } from "@app/contract/reviews";
import type { WorkoutsView } from "@app/contract/workouts";
import type { Examples } from "../platform/http/openapi.ts";

const day = "2026-11-12";

/** Two ladles of beans. */
const entry: FoodEntry = {
  place: { day, meal: "almoco", time: "12:52" },
  food: { ref: "taco:561", per100: null },
  amount: { grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false },
  source: { from: "sentence", part: null },
};
const totals: DayTotals = {
  entries: 1,
  kcal: 212.8,
  lowKcal: 159.6,
  highKcal: 266,
  protein: 13.4,
  fat: 1.4,
  carb: 38.1,
  fibre: 23.8,
  missing: { kcal: 0, protein: 0, fat: 0, carb: 0, fibre: 0 },
};
const progress: ProgressDay = { day, totals, isComplete: true, isBad: false, meals: 1 };

export const diaryExamples: Examples = {
  "GET /v1/account/diary/days/:day": {
    return: { day, entries: [{ id: "019a76f8-4c00-7000-8000-000000000001", ...entry }], totals, isArchived: false },
  },
  "GET /v1/account/progress": { return: { days: [progress] } },
};

/** One workout of a plan, and what its exercise asks for next time. */
const workouts: WorkoutsView = {
  plan: 1,
  week: { number: 2, kind: "planned" },
  done: [{ session: "A", day: "2026-11-16", isShort: false, minutes: 31, sets: 1 }],
  history: [
    {
      session: { plan: 1, id: "A", day: "2026-11-16", isShort: false },
      end: { at: "2026-11-16T10:31:00.000Z", because: "done", effort: 3 },
      sets: [{ part: "A.1", exercise: "fx:Goblet_Squat", number: 1, kg: 10, count: 12, reserve: 3 }],
      stops: [],
    },
  ],
  next: [
    {
      part: "A.1",
      exercise: "fx:Goblet_Squat",
      sets: 3,
      kg: 10,
      target: [8, 12],
      reserve: 3,
      reason: { code: "load.keep", values: { kg: 10 } },
    },
  ],
};

export const workoutExamples: Examples = { "GET /v1/account/workouts": { return: workouts } };

/** One review with its reply, and the next one open. */
const reviews: ReviewsView = {
  open: { week: "2026-11-16", until: "2026-11-29T03:00:00.000Z", plannedWorkouts: 3 },
  sent: [
    {
      week: "2026-11-09",
      sentAt: "2026-11-15T13:00:00.000Z",
      replyBy: null,
      reply: {
        at: "2026-11-16T12:30:00.000Z",
        by: { name: "Luiza Prado", role: "nutri", registration: "CRN-3 00000" },
        text: "Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil.",
        nextStep: "Deixe o jantar de quinta pronto na quarta.",
      },
    },
  ],
};

export const reviewExamples: Examples = {
  "GET /v1/account/reviews": { return: reviews },
  "POST /v1/account/reviews/:week/read": { return: { done: true } },
};

const ID = "5b0f4c1e-2a7d-4f60-9c3b-1d8e7a6f5b42";

/** A journey that begins tomorrow. */
const planned: PauseView = {
  access: "active",
  today: "2026-12-20",
  pause: {
    _id: ID,
    reason: "viagem",
    from: "2026-12-21",
    to: "2027-01-02",
    isRunning: false,
    latestTo: "2027-02-18",
  },
  span: { from: "2026-12-21", to: "2027-01-02" },
  moves: [
    {
      kind: "fortnightly-diet",
      dueAt: { before: "2026-12-26T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" },
    },
  ],
  review: { before: "2026-12-27", after: "2027-01-10" },
  guarantee: { before: "2026-12-25", after: "2027-01-07" },
  validUntil: "2027-11-10",
  planVersion: 2,
  personBy: "2026-12-22T13:05:00.000Z",
};

export const pauseExamples: Examples = {
  "GET /v1/account/pause": { return: { ...planned, pause: null } },
  "POST /v1/account/pause": {
    body: { _id: ID, reason: "viagem", from: "2026-12-21", to: "2027-01-02" },
    return: planned,
  },
  "POST /v1/account/pause/:pauseId": { body: { to: "2027-01-02" }, return: planned },
  "DELETE /v1/account/pause/:pauseId": { return: { ...planned, pause: null, span: null, moves: [] } },
};

const BOOKING_ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const startsAt = "2026-11-18T21:00:00.000Z";
const view = {
  offer: "open",
  purpose: "plan",
  professional: "nutritionist",
  person: { name: "Helena Prado", registration: "CRN-3 12345", isColleague: false },
  booking: {
    _id: BOOKING_ID,
    referenceNumber: "K7Q2M-9XV4T",
    state: "booked",
    way: "video",
    startsAt,
    endsAt: "2026-11-18T21:20:00.000Z",
    bookedAt: "2026-11-16T13:05:00.000Z",
    movableUntil: "2026-11-18T19:00:00.000Z",
    link: null,
    movedFrom: null,
  },
  missedAt: null,
  slots: [
    { startsAt, taken: true, isWithColleague: false },
    { startsAt: "2026-11-18T21:20:00.000Z", taken: false, isWithColleague: true },
  ],
  phoneEnding: "4321",
};
const choice = { key: BOOKING_ID, startsAt, way: "video", withColleague: false };

/** Examples of the calls that a member books. */
export const bookingExamples: Examples = {
  "GET /v1/account/bookings": { return: view },
  "POST /v1/account/bookings": { body: choice, return: view },
  "POST /v1/account/bookings/:bookingId/move": { body: choice, return: view },
  "POST /v1/account/bookings/:bookingId/accept": { return: view },
  "DELETE /v1/account/bookings/:bookingId": { return: { ...view, booking: null } },
};

const id = "019a8b1e-6c00-7a3f-8f11-2b9c5d7e9a01";
const hlc = "019a8b1e6c00-0000-5f2d8c41a7b3e690";
const lost = "019a8b1a1200-0000-9c14e7d20b68f35a";
const cursor = "3f6c1f0a-6d0e-4c68-9a55-8a1f0d8f5b11.42";
const fields = { at: "2026-11-16T09:30:00.000Z", kg: 82.3 };

export const syncExamples: Examples = {
  "POST /v1/account/sync": {
    body: { cursor, mutations: [{ id, kind: "weight", op: "put", hlc, fields }] },
    return: {
      cursor: cursor.replace(".42", ".43"),
      reset: false,
      acks: [{ id, hlc, result: "stored" }],
      changes: [
        {
          id,
          kind: "weight",
          deleted: false,
          fields,
          clocks: { fields: { at: hlc, kg: hlc }, deleted: null },
          conflicts: [{ field: "kg", value: 82.9, hlc: lost }],
        },
      ],
      withdrawn: false,
      more: false,
      now: 1763285400000,
    },
  },
};

const at = "2026-11-16T13:05:00.000Z";
const intake = {
  access: "active",
  questionnaire: "completo",
  country: "BR",
  firstName: "Ana",
  completedAt: at,
  assessment: {
    outcome: "plan",
    ruleVersion: "1",
    decidedAt: at,
    diet: "A",
    training: "A",
    rows: [],
    notes: [],
    numbers: "mostrar",
    numbersForced: false,
    blockedRegions: [],
    personBy: null,
    awaitsReview: false,
    targets: {
      planned: { kcal: 1650, protein: 110, fat: 55, carb: 179 },
      ree: 1521.25,
      tdee: 2091.7,
      floor: 1200,
      waterMl: 2450,
      flags: [],
    },
    refund: null,
    crisis: null,
  },
  personMessage: null,
  reportedSigns: [],
  definitivePlanBy: "2026-11-21T13:05:00.000Z",
};

export const intakeExamples: Examples = {
  "GET /v1/account/intake": { return: intake },
  "POST /v1/account/intake/complete": { return: intake },
  "POST /v1/account/intake/signs/:signId/take-back": { return: intake },
};
