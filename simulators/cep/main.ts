import { serve } from "../simulator-app.ts";
import { createCepSimulator } from "./simulator.ts";

await serve("CEP", createCepSimulator());
