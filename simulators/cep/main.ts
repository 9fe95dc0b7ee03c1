import { serve } from "../frame.ts";
import { createCepSimulator } from "./simulator.ts";

await serve("CEP", createCepSimulator());
