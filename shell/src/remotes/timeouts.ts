/**
 * The clock of one view, in ms from the start of its load: after `retry` a silent release is started again beside the
 * first attempt, after `live` its previous release takes over, and after `all` at the latest something is on the screen.
 */
export const viewTimeoutsMs = { retry: 3000, live: 7000, all: 9000 } as const;

/** For one file, one lazy part of a view that is shown, and a view that was loaded and does not draw itself. */
export const fileTimeoutMs = 6500;

/** Rejects when the work takes longer than the timeout in ms. */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${Math.round(ms)} ms.`)), Math.max(0, ms));
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
