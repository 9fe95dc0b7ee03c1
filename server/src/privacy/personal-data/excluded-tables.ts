import { sql } from "kysely";
import { sealedSecrets } from "../../staff/identity/sealed-secrets.ts";
import type { ExcludedTable } from "./personal-table.ts";
import { sealedPseudonyms } from "./sealed-values.ts";

const noMember = (excluded: string): ExcludedTable => ({ excluded, erased: { stays: "it names no member" } });

/** Tables that are in no export, and why. */
export const excludedTables = {
  webhookEvents: {
    excluded: "Echoes of the gateway: numbers of charges and payments that stand in the export already.",
    erased: { stays: "90 days; no name and no contact" },
    ends: [
      {
        period: "webhookEvents",
        // Handling follows receipt, so filtering by receipt is safe: its index is the smaller one.
        due: (since) => sql`received_at <= ${since} and handled_at <= ${since}`,
      },
    ],
  },
  dataExportChunks: {
    excluded: "The file of a copy itself, in pieces: this very export, until it expires.",
    erased: { with: "dataExports" },
    ends: [
      {
        period: "export",
        due: (since) => sql`export_id in (select id from data_exports where ready_at <= ${since})`,
      },
    ],
  },
  assistantCompanyDays: noMember("What all answers of the assistant cost on a day; no person."),
  backups: noMember("When the whole database was copied; no person."),
  throttles: {
    excluded: "Counters of attempts, under a hash of what was typed; time alone ends them, within a day.",
    erased: { stays: "a day at most: a limit that its subject can reset is none" },
  },
  teamNotifications: noMember("When the team was notified of leads; no person."),
  guaranteeGrants: {
    excluded: "Keyed hashes of who was granted a refund by itself; the grant itself is among the refunds.",
    erased: { stays: "as long as the purchases: leaving must not reset once per person" },
  },
  gatewayQuota: noMember("How many calls the gateway still takes; no person."),
  eventErasures: {
    excluded: "Browsers of people who left, while their events lose their marks: gone within minutes.",
    erased: { by: "events", leaves: "the browser, until its events have lost their marks" },
  },
  gatewayWalks: noMember("When the gateway's charges were last reconciled; no person."),
  attentionHeads: noMember("How often the queue of a person of the team changed; no member."),
  staff: noMember("The team's own people."),
  staffSessions: noMember("Sessions of the team's own people."),
  staffInvitations: noMember("Invitations to the team's own people, until they expire."),
  staffPasskeys: noMember("Public keys of the team's own people."),
  staffTotp: {
    ...noMember("Sealed secrets of the team's own people."),
    sealed: {
      purpose: "staff-secret",
      contextOf: ({ staffId }: { staffId: string }) => sealedSecrets.contextOf({ accountId: staffId }),
    },
  },
  staffRecoveryCodes: noMember("Hashes of the recovery codes of the team's own people."),
  staffCeremonies: noMember("Challenges of the team's sign-ins, gone within minutes; no person."),
  postponedRows: {
    excluded: "Ids of rows that a sweep tries again, until it has done them or for a day; no content of them.",
    erased: { stays: "a day at most; ids alone" },
  },
  planRechecks: noMember("How far the plans were checked again after a change of the rules; no person."),
  planTemplates: noMember("Meals, days, weeks and sessions that the team's own people keep for later; no member."),
  cannedReplies: noMember("Replies that the team's own people keep for later; no member."),
  bookingAbsences: noMember("Hours in which the team takes no calls; no member."),
  deletions: {
    excluded: "Reference numbers of deleted accounts, with the pseudonym of what is retained, sealed; no person.",
    erased: { by: "account", leaves: "number and day; the account while its purchases stay" },
    sealed: {
      purpose: "health-data",
      contextOf: ({ referenceNumber }: { referenceNumber: string }) =>
        sealedPseudonyms.contextOf({ accountId: referenceNumber }),
    },
  },
  promiseBatches: noMember("How many promises of a kind were kept and how late the others were; no person."),
  promiseSnapshots: noMember("The public file of a night, made of such counts; no person."),
  blogFeed: noMember("The blog, no person."),
  blogPictures: noMember("The blog, no person."),
  blogPictureSources: noMember("The blog, no person."),
  blogPosts: noMember("The blog, no person."),
} satisfies Record<string, ExcludedTable>;
