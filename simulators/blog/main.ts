import { serve } from "../simulator-app.ts";
import { createBlogSimulator } from "./simulator.ts";

await serve("Blog", createBlogSimulator());
