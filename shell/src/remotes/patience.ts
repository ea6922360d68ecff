/**
 * For how long, in ms, a visitor waits: after `again` a release that says nothing is begun again beside the first
 * attempt, after `live` its previous one takes over, and after `all` at the latest something is on the screen.
 */
export const patience = { again: 3000, live: 7000, all: 9000 } as const;

/** For one file, one lazy part of a view that is shown, and a view that was loaded and does not draw itself. */
export const filePatience = 6500;

/** Rejects when the work is not done in so many ms. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${Math.round(ms)} ms.`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
