import { serve } from "../simulator-app.ts";
import { createMessagesSimulator } from "./simulator.ts";

await serve("Messages", createMessagesSimulator());
