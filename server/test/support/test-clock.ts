/** A fixed clock: time-dependent rules are tested without waiting. */
export interface TestClock {
  readonly now: () => Date;
  set(instant: string | Date): void;
  /** Advances the clock. */
  advance(seconds: number): void;
}

/** Starts at the real time, so that database timestamps agree. */
export const testClock = (): TestClock => {
  let current = new Date();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant);
    },
    advance: (seconds) => {
      current = new Date(current.getTime() + seconds * 1000);
    },
  };
};
