import { serveTasks } from "../thread.ts";

type Task = { say?: string; throws?: string; loops?: true; exits?: true };

serveTasks(({ say = "", throws, loops, exits }: Task) => {
  if (throws) throw new Error(throws);
  if (exits) process.exit();
  while (loops);
  return say;
});
