import { outputRules } from "../assistant/checks/output-rules.ts";
import { curatedAnswerRules } from "../assistant/curated-answers.ts";
import { everydayRules } from "../assistant/everyday/everyday-rules.ts";
import { intentRules } from "../assistant/intents.ts";
import { instructionRules } from "../assistant/prompt/instructions.ts";
import { basicTextRules } from "../assistant/rules/basic-texts.ts";
import { topicTextRules } from "../assistant/topics/topic-texts.ts";
import { guaranteeRules } from "../guarantee/guarantee-rules.ts";
import { signRules } from "../guarantee/sign-rules.ts";
import { activityRules } from "../intake/facts/activity.ts";
import { dictionaryRules } from "../intake/facts/dictionary.ts";
import { questionnaire } from "../intake/questionnaire/questionnaire.ts";
import { freeMemberRules } from "../intake/triage/free-members.ts";
import { safetyTable } from "../intake/triage/safety-table.ts";
import { noteRules } from "../notes/note-packs.ts";
import { templateRules } from "../nutrition/meals/template-rules.ts";
import { exchangeRules } from "../nutrition/menus/exchange-rules.ts";
import { menuRules } from "../nutrition/menus/menu-rules.ts";
import { stepRules } from "../nutrition/steps/step-rules.ts";
import { targetRules } from "../nutrition/target-rules.ts";
import { progressRules } from "../progress/progress-rules.ts";
import { promiseRules } from "../promises/promise-kinds.ts";
import { refundRules } from "../refunds/refund-rules.ts";
import { topicWordRules } from "../safety/classify-topic.ts";
import { safetyTextRules } from "../safety/fixed-texts.ts";
import { safetyWordRules } from "../safety/hearing/hear.ts";
import { gradedReturnRules } from "../training/graded-return/graded-return-rules.ts";
import { programmeRules } from "../training/programme/programme-rules.ts";
import { progressionRules } from "../training/progression/progression-rules.ts";
import type { RuleSet } from "./rule-set.ts";

/** Every rule set that decides about a member. Production needs an approval of each. */
export const RULE_SETS: readonly RuleSet[] = [
  questionnaire,
  dictionaryRules,
  activityRules,
  safetyTable,
  freeMemberRules,
  noteRules,
  targetRules,
  menuRules,
  templateRules,
  exchangeRules,
  stepRules,
  programmeRules,
  safetyWordRules,
  safetyTextRules,
  topicWordRules,
  outputRules,
  curatedAnswerRules,
  intentRules,
  everydayRules,
  topicTextRules,
  basicTextRules,
  instructionRules,
  promiseRules,
  progressionRules,
  gradedReturnRules,
  progressRules,
  guaranteeRules,
  signRules,
  refundRules,
];
