/** The thread that composes: a week of meals takes milliseconds, a hard one hundreds of them. */
import { serveTasks } from "../../platform/jobs/thread.ts";
import { composePlan } from "./compose-plan.ts";

serveTasks(composePlan);
