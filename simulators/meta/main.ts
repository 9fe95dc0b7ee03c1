import { serve } from "../simulator-app.ts";
import { createMetaSimulator } from "./simulator.ts";

await serve("Meta", createMetaSimulator());
