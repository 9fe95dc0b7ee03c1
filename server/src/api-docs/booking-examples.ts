import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const startsAt = "2026-11-18T21:00:00.000Z";
const view = {
  offer: "open",
  purpose: "plan",
  professional: "nutritionist",
  person: { name: "Helena Prado", registration: "CRN-3 12345", isColleague: false },
  booking: {
    _id: ID,
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
const choice = { key: ID, startsAt, way: "video", withColleague: false };

/** Examples of the calls that a member books. */
export const bookingExamples: Examples = {
  "GET /v1/account/bookings": { return: view },
  "POST /v1/account/bookings": { body: choice, return: view },
  "POST /v1/account/bookings/:bookingId/move": { body: choice, return: view },
  "POST /v1/account/bookings/:bookingId/accept": { return: view },
  "DELETE /v1/account/bookings/:bookingId": { return: { ...view, booking: null } },
};
