import { randomBytes } from "node:crypto";
import type { Tokens } from "../ledger.ts";
import { type End, type Event, piecesOf, type Writer } from "../protocol.ts";

const STOP_REASONS: Record<End, string> = {
  done: "end_turn",
  calls: "tool_use",
  length: "max_tokens",
  refused: "refusal",
};

/** The events of one answer: blocks one after another, each with a start, its deltas and a stop. */
export function createMessagesWriter(model: string, tokens: Tokens): Writer {
  let index = -1;
  let isTextOpen = false;

  const usage = () => ({
    input_tokens: tokens.inputTokens,
    cache_creation_input_tokens: tokens.cacheWriteTokens,
    cache_read_input_tokens: tokens.cacheReadTokens,
    output_tokens: tokens.outputTokens,
  });
  const openBlock = (content_block: object): Event => {
    index += 1;
    return { type: "content_block_start", index, content_block };
  };
  const delta = (change: object): Event => ({ type: "content_block_delta", index, delta: change });
  const closeText = (): Event[] => {
    if (!isTextOpen) return [];
    isTextOpen = false;
    return [{ type: "content_block_stop", index }];
  };

  return {
    start: () => [
      {
        type: "message_start",
        message: {
          id: `msg_${randomBytes(12).toString("base64url")}`,
          type: "message",
          role: "assistant",
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: usage(),
        },
      },
      { type: "ping" },
    ],
    text(text) {
      const opened = isTextOpen ? [] : [openBlock({ type: "text", text: "" })];
      isTextOpen = true;
      return [...opened, delta({ type: "text_delta", text })];
    },
    call: ({ id, name, input }) => [
      ...closeText(),
      openBlock({ type: "tool_use", id, name, input: {} }),
      ...piecesOf(JSON.stringify(input)).map((json) => delta({ type: "input_json_delta", partial_json: json })),
      { type: "content_block_stop", index },
    ],
    fail: () => [{ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }],
    end: (reason) => [
      ...closeText(),
      { type: "message_delta", delta: { stop_reason: STOP_REASONS[reason], stop_sequence: null }, usage: usage() },
      { type: "message_stop" },
    ],
  };
}
