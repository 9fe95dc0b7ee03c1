import { ApiError, INTERNAL } from "../../../api.ts";

/** What to say about a failed call. Apart from api.ts, which every public page loads. */
export const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : INTERNAL);

/** Nothing while nothing has failed. */
export const findMessage = (error: unknown): string | undefined => (error ? messageOf(error) : undefined);
