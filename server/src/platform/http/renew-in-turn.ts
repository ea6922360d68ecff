/** Questions waiting to be asked anew. */
export interface Renewal {
  /** Puts a question at the end, unless it waits already. */
  add(question: string): void;
  /** Asks no more; gives when what is being asked has been answered. */
  stop(): Promise<void>;
}

/** Asks questions anew, one at a time and each once: however many are old, the database is asked for one of them. */
export const renewInTurn = (ask: (question: string) => Promise<void>): Renewal => {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const question of waiting) {
      await ask(question);
      waiting.delete(question);
    }
    running = undefined;
  };
  return {
    add: (question) => {
      waiting.add(question);
      running ??= run();
    },
    stop: async () => {
      waiting.clear();
      await running;
    },
  };
};
