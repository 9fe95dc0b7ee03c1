import { anthropicAdapter } from "./anthropic/anthropic-adapter.ts";
import type { Model } from "./model.ts";
import { openaiAdapter } from "./openai/openai-adapter.ts";
import { LIMITS, type Limits, withDeadlines } from "./with-deadlines.ts";

export type ModelConfig = {
  provider: "none" | "anthropic" | "openai";
  /** Where the vendor's `/v1` is. Servers of open models speak the second protocol, so this may be a machine of one's own. */
  url: string;
  key: string;
  model: string;
};

/** Null: not configured. Nothing of a vendor's package is loaded before the first question. */
export function openModel({ provider, ...vendor }: ModelConfig, limits: Limits = LIMITS): Model | null {
  if (provider === "none") return null;
  const adapter = provider === "anthropic" ? anthropicAdapter(vendor) : openaiAdapter(vendor);
  const receiver = URL.parse(vendor.url)?.hostname.replace(/^api\./, "") ?? provider;
  return { ...withDeadlines(vendor.model, adapter, limits), receiver };
}
