import type { App, LiveRelease } from '@portal/shared/contract';

/** What happened on the way to a view. `crashed` is a view that was loaded and failed to render. */
export interface LoadReport {
  readonly step: 'loaded' | 'failed' | 'retry' | 'previous' | 'crashed' | 'unavailable';
  readonly view: string;
  readonly app: App;
  readonly version: string;
  /** Milliseconds of this attempt. */
  readonly ms: number;
  readonly error?: unknown;
}

const maxBuffered = 50;
const listeners = new Set<(report: LoadReport) => void>();
/** The first views come before the first listener. */
const buffered: LoadReport[] = [];

/**
 * Calls back on every step of every load and on every crash, and at once on the first 50 that were before.
 * Returns the function that ends it.
 */
export function watchLoads(listener: (report: LoadReport) => void): () => void {
  listeners.add(listener);
  for (const report of buffered) listener(report);
  return () => void listeners.delete(listener);
}

export function report(
  step: LoadReport['step'],
  view: string,
  { app, version }: Pick<LiveRelease, 'app' | 'version'>,
  { ms = 0, error }: { readonly ms?: number; readonly error?: unknown } = {},
): void {
  const told = { step, view, app, version, ms: Math.round(ms), error };
  if (buffered.length < maxBuffered) buffered.push(told);
  for (const listener of listeners) listener(told);
}
