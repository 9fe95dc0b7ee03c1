import { serve } from "../simulator-app.ts";
import { createModelSimulator } from "./simulator.ts";

await serve("Model", createModelSimulator());
