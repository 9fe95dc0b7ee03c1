import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react/pure";
import "../tokens.css";
import "../base.css";

// Files share one page, and the library cleans up only after those of the file that loaded it first.
beforeEach(cleanup);
