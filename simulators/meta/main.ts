import { serve } from "../frame.ts";
import { createMetaSimulator } from "./simulator.ts";

await serve("Meta", createMetaSimulator());
