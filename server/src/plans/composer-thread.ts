/** The thread that composes: a week takes milliseconds, a hard one hundreds of them. */
import { dietOf } from "@app/engine/nutrition/menus/diet";
import { serveTasks } from "../platform/jobs/serve-tasks.ts";

serveTasks(dietOf);
