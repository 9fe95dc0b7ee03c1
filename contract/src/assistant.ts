import * as z from "zod/mini";
import { SafetyCard } from "./conversations.ts";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// What a member and the assistant write to each other. An answer is made of typed blocks; a block that proposes something
// writes nothing: the member presses, and the device sends what it would have sent from the diary or the plan (sync.ts).

export const MAX_QUESTION_TEXT = 2_000;
export const ASSISTANT_MESSAGES_PER_PAGE = 40;

const At = z.iso.datetime();
const Seq = z.int().check(z.minimum(1));

/** Where a number or a fact is from. `to` is a page of the app or of the site. */
export const Source = z.object({ label: z.string(), to: z.nullable(z.string()) });
export type Source = z.infer<typeof Source>;

const ProposedFood = z.object({
  food: z.string(),
  name: z.string(),
  /** Key of the household measure with its count, as a diary entry carries them; null: grams alone. */
  unit: z.nullable(z.string()),
  count: z.nullable(z.number()),
  /** `2 conchas`. */
  measure: z.string(),
  grams: z.number(),
  /** From the smallest to the largest usual portion, where the words do not say. */
  gramsBetween: z.nullable(z.tuple([z.number(), z.number()])),
  /** Null with hidden numbers. */
  kcal: z.nullable(z.int()),
});
export type ProposedFood = z.infer<typeof ProposedFood>;

export const HANDOFF_TOPICS = ["dieta", "treino", "saude", "dor", "plano", "dinheiro", "outro"] as const;
export type HandoffTopic = (typeof HANDOFF_TOPICS)[number];

/** What may be remembered, by key. Diseases and medicines never are. */
export const MEMORY_KEYS = ["prefere", "evita", "rotina", "motivo", "equipamento", "tom"] as const;
export type MemoryKey = (typeof MEMORY_KEYS)[number];
export const MAX_MEMORIES = 30;
export const MAX_MEMORY_TEXT = 160;
export const MemoryText = z
  .string()
  .check(z.trim(), z.minLength(1, "Escreva a lembrança"), z.maxLength(MAX_MEMORY_TEXT));

export const Block = z.discriminatedUnion("kind", [
  /** One sentence or a few; a line break is a new paragraph. No markup. */
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("sources"), sources: z.array(Source) }),
  /** Our own pages only: the path begins with a slash. */
  z.object({ kind: z.literal("link"), label: z.string(), to: z.string() }),
  /** A meal to log. The member may correct it before it enters the diary. */
  z.object({
    kind: z.literal("log"),
    day: z.iso.date(),
    meal: z.string(),
    foods: z.array(ProposedFood),
    kcal: z.nullable(z.int()),
  }),
  /** A swap of the plan's own list; the device stores it as a swap of the day. */
  z.object({
    kind: z.literal("swap"),
    itemId: z.string(),
    from: z.string(),
    options: z.array(z.object({ food: z.string(), name: z.string(), measure: z.string(), kcal: z.nullable(z.int()) })),
  }),
  /** "Hoje deu ruim". */
  z.object({ kind: z.literal("bad-day") }),
  /** A question to the team, sent when the member presses. `summary` are the words that would be sent. */
  z.object({
    kind: z.literal("handoff"),
    topic: z.enum(HANDOFF_TOPICS),
    summary: z.string(),
    urgency: z.enum(["normal", "alta"]),
  }),
  /** "Posso guardar que …?" */
  z.object({ kind: z.literal("memory"), key: z.enum(MEMORY_KEYS), text: MemoryText }),
  z.object({ kind: z.literal("card"), card: SafetyCard }),
  /** A sign of safety in the member's words, asked back: until the answer nothing changes, and nothing is proposed. */
  z.object({
    kind: z.literal("sign"),
    signId: Id,
    question: z.string(),
    yes: z.string(),
    no: z.string(),
    answer: z.nullable(z.enum(["yes", "no", "taken-back"])),
  }),
  /** What else one may ask, to press. */
  z.object({ kind: z.literal("suggestions"), texts: z.array(z.string()) }),
]);
export type Block = z.infer<typeof Block>;
export type BlockKind = Block["kind"];

/** `failed`: the answer stopped half-way and will not come. `handed-off`: a person takes over. */
export const ANSWER_STATUS = ["streaming", "done", "failed", "handed-off"] as const;
export type AnswerStatus = (typeof ANSWER_STATUS)[number];

/** Why an answer came from rules and not from a model. */
export const BASIC_REASONS = ["not-configured", "consent-missing", "budget", "outage"] as const;
export type BasicReason = (typeof BASIC_REASONS)[number];

export const AssistantMessage = z.object({
  _id: Id,
  /** A question has the odd place, its answer the next. */
  seq: Seq,
  at: At,
  from: z.enum(["member", "assistant"]),
  status: z.enum(ANSWER_STATUS),
  /** Null: by a model. */
  basic: z.nullable(z.enum(BASIC_REASONS)),
  blocks: z.array(Block),
});
export type AssistantMessage = z.infer<typeof AssistantMessage>;

export const AssistantPage = z.object({
  /** In order, the newest page without a query. */
  messages: z.array(AssistantMessage),
  hasOlder: z.boolean(),
  /** Why answers come from rules now; null: a model answers. */
  basic: z.nullable(z.enum(BASIC_REASONS)),
  /** `closed`: after words of a crisis the assistant stops, and a person takes over. `consent-missing`: of health data. */
  writing: z.enum(["open", "closed", "consent-missing"]),
  /** Whether the team answers: members of the Complete plan. */
  canHandOff: z.boolean(),
});
export type AssistantPage = z.infer<typeof AssistantPage>;

export const getAssistant = {
  method: "GET",
  path: "/v1/account/assistant",
  summary: "A page of the signed-in member's conversation with the assistant",
  schema: {
    querystring: z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    response: { 200: envelopeOf(AssistantPage) },
  },
} as const;

export const Question = z.object({
  /** Made on the device: a resent question is asked once, and answered with the row that there is. */
  id: Id,
  text: z.string().check(z.trim(), z.minLength(1, "Escreva a pergunta"), z.maxLength(MAX_QUESTION_TEXT)),
});
export type Question = z.infer<typeof Question>;

/**
 * Events of the stream, each `event: <type>` with JSON data. Text comes sentence by sentence, each already checked. After
 * `end` the connection closes; where it closes without one, the page reads the row by `getAnswer`.
 */
export const StreamEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), question: AssistantMessage, answer: AssistantMessage }),
  z.object({ type: z.literal("sentence"), text: z.string() }),
  z.object({ type: z.literal("block"), block: Block }),
  /** What a tool looks at, in words: "Olhando o seu plano". */
  z.object({ type: z.literal("step"), text: z.string() }),
  z.object({ type: z.literal("end"), answer: AssistantMessage }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** Answers `text/event-stream` with StreamEvent; refusals before the stream are problems as everywhere. */
export const askAssistant = {
  method: "POST",
  path: "/v1/account/assistant/messages",
  summary: "Asks the assistant; the answer comes as a stream of checked sentences",
  schema: { body: Question, response: { 200: z.string() } },
} as const;

const messageParams = z.object({ messageId: Id });

export const getAnswer = {
  method: "GET",
  path: "/v1/account/assistant/messages/:messageId",
  summary: "One message of the conversation with the assistant, as far as it has come",
  schema: { params: messageParams, response: { 200: envelopeOf(AssistantMessage) } },
} as const;

export const deleteExchange = {
  method: "DELETE",
  path: "/v1/account/assistant/messages/:messageId",
  summary: "Deletes a question with its answer",
  schema: { params: messageParams, response: { 200: envelopeOf(z.object({ done: z.literal(true) })) } },
} as const;

export const deleteConversation = {
  method: "DELETE",
  path: "/v1/account/assistant",
  summary: "Deletes the whole conversation with the assistant",
  schema: { response: { 200: envelopeOf(z.object({ done: z.literal(true) })) } },
} as const;

/** A yes changes the plan and tells the team; a no leaves nothing behind. The first answer counts. */
export const answerSign = {
  method: "POST",
  path: "/v1/account/assistant/signs/:signId",
  summary: "Answers whether a sign of safety that the assistant heard is true",
  schema: {
    params: z.object({ signId: Id }),
    body: z.object({ answer: z.enum(["yes", "no"]) }),
    response: { 200: envelopeOf(AssistantMessage) },
  },
} as const;

export const Memory = z.object({
  _id: Id,
  key: z.enum(MEMORY_KEYS),
  text: z.string(),
  at: At,
  /** From an answer that asked, or typed on the page itself. */
  from: z.enum(["conversation", "page"]),
});
export type Memory = z.infer<typeof Memory>;

export const Memories = z.object({
  isOn: z.boolean(),
  memories: z.array(Memory),
  /** When the member allowed an external provider; null: not allowed. */
  providerAllowedAt: z.nullable(At),
  /** What stands in every question besides: in words, for the page. */
  readsAlways: z.array(z.string()),
});
export type Memories = z.infer<typeof Memories>;

export const getMemories = {
  method: "GET",
  path: "/v1/account/assistant/memories",
  summary: "What the assistant remembers of the signed-in member",
  schema: { response: { 200: envelopeOf(Memories) } },
} as const;

/** The same id again changes the sentence; its words are refused where they name a disease, a medicine or a number of the body. */
export const saveMemory = {
  method: "POST",
  path: "/v1/account/assistant/memories",
  summary: "Keeps or changes one sentence that the member allowed",
  schema: {
    body: z.object({
      id: Id,
      key: z.enum(MEMORY_KEYS),
      text: MemoryText,
      /** The answer that asked; absent: written on the page. */
      messageId: z.optional(Id),
    }),
    response: { 200: envelopeOf(Memories) },
  },
} as const;

export const deleteMemory = {
  method: "DELETE",
  path: "/v1/account/assistant/memories/:memoryId",
  summary: "Deletes one sentence that the assistant remembers",
  schema: { params: z.object({ memoryId: Id }), response: { 200: envelopeOf(Memories) } },
} as const;

export const deleteMemories = {
  method: "DELETE",
  path: "/v1/account/assistant/memories",
  summary: "Deletes everything that the assistant remembers",
  schema: { response: { 200: envelopeOf(Memories) } },
} as const;

/** Off: nothing is read or asked for; what is kept stays until it is deleted. */
export const switchMemory = {
  method: "POST",
  path: "/v1/account/assistant/memories/switch",
  summary: "Turns the assistant's memory on or off",
  schema: { body: z.object({ isOn: z.boolean() }), response: { 200: envelopeOf(Memories) } },
} as const;
