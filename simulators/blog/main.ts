import { serve } from "../frame.ts";
import { createBlogSimulator } from "./simulator.ts";

await serve("Blog", createBlogSimulator());
