import { sealedRows, utf8 } from "../../platform/sealed-rows.ts";

export const sealedMemories = sealedRows<string>("assistant_memories", undefined, utf8);
