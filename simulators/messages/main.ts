import { serve } from "../frame.ts";
import { createMessagesSimulator } from "./simulator.ts";

await serve("Messages", createMessagesSimulator());
