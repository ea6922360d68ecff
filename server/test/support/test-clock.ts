/** A clock that stands still until it is set: rules about time are tested without waiting. */
export interface TestClock {
  readonly now: () => Date;
  set(instant: string | Date): void;
  /** Moves on by so many seconds. */
  advance(seconds: number): void;
}

/** Stands at the real now, so that what the database dates by itself agrees. */
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
