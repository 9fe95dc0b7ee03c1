import type { Booking } from "@app/contract/bookings";
import { brand } from "@app/contract/brand";

/** "20261113T220000Z" */
const stamp = (at: string): string => `${at.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** RFC 5545. It says when and nothing else: others may see a calendar. */
export const calendarText = ({ referenceNumber, startsAt, endsAt, bookedAt }: Booking): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.slug}//agenda//PT`,
    "BEGIN:VEVENT",
    `UID:${referenceNumber}@${brand.slug}`,
    `DTSTAMP:${stamp(bookedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    "SUMMARY:Conversa\\, 20 min",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Conversa\\, 20 min",
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

/** Starts a download, which a phone opens in its calendar. */
export function saveToCalendar(booking: Booking): void {
  const url = URL.createObjectURL(new Blob([calendarText(booking)], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "conversa.ics";
  link.click();
  URL.revokeObjectURL(url);
}
