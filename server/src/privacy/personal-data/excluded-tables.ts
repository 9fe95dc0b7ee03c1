/** Tables that are in no export, and why. */
export const excludedTables: Record<string, string> = {
  webhookEvents: "Echoes of the gateway: numbers of charges and payments that stand in the export already.",
  dataExportChunks: "The file of a copy itself, in pieces: this very export, until it expires.",
  backups: "When the whole database was copied; no person.",
  throttles: "Counters of attempts, under a hash of what was typed; time alone ends them, within a day.",
  teamNotifications: "When the team was notified of leads; no person.",
  guaranteeGrants: "Keyed hashes of who was granted the guarantee; the grant itself is among the refunds.",
  gatewayQuota: "How many calls the gateway still takes; no person.",
  eventErasures: "Browsers of people who left, while their events lose their marks: gone within minutes.",
  gatewayWalks: "When the gateway's charges were last reconciled; no person.",
  staff: "The team's own people.",
  staffSessions: "Sessions of the team's own people.",
  deletions: "Reference numbers of deleted accounts; no person.",
  blogFeed: "The blog, no person.",
  blogPictures: "The blog, no person.",
  blogPictureSources: "The blog, no person.",
  blogPosts: "The blog, no person.",
};
