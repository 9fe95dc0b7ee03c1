import { plainText, sealedRows } from "../../platform/sealed-rows.ts";

export const sealedMemories = sealedRows<string>("assistant_memories", undefined, plainText);
