export const REPORT_CHANNELS = ["chat", "appointment", "phone"] as const;
export type ReportChannel = (typeof REPORT_CHANNELS)[number];
