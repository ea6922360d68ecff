import type { App, LiveRelease } from '@portal/shared/contract';

/** The steps of a view load. `crashed` is a view that was loaded and failed to render. */
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
/** The first views load before the first listener. */
const buffered: LoadReport[] = [];

/**
 * Subscribes to the steps of all loads and to crashes; the first 50 earlier ones are replayed. Returns the
 * function that unsubscribes.
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
