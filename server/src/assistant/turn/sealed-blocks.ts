import type { Block } from "@app/contract/assistant";
import { sealedRows } from "../../platform/sealed-rows.ts";

/** Of a question and of an answer alike: both are blocks. */
export const sealedBlocks = sealedRows<readonly Block[]>("assistant_messages");
