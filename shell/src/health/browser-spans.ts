import { documentTrace, endedCalls } from '@portal/shared/api';
import type { BrowserSpan } from '@portal/shared/contract';
import type { LoadReport } from '../remotes/index.ts';
import { ownerOf } from './view-owner.ts';

/** Of one report. */
const maxSpans = 20;

interface Part extends Pick<BrowserSpan, 'trace' | 'span' | 'kind' | 'of' | 'ms'> {
  /** In ms of `performance.now()`. */
  readonly at: number;
}

/** From the start to the end of what belongs to it; that of the document begins with the document. */
const navigation = (trace: string, parts: readonly Part[]): Part => {
  const start = trace === documentTrace() ? 0 : Math.min(...parts.map(({ at }) => at));
  const end = Math.max(...parts.map(({ at, ms }) => at + ms));
  const of = ownerOf()?.view ?? 'none';
  return { trace, kind: 'navigation', of, at: start, ms: end - start };
};

/**
 * Spans of this browser: calls, loads of views, and once for each trace its navigation. None where the server records no
 * traces.
 */
export function createSpans() {
  let loads: Part[] = [];
  let reported = '';

  return {
    loaded: ({ step, view, trace, at, ms }: LoadReport): void => {
      if (step !== 'loaded' || loads.length >= maxSpans) return;
      loads.push({ trace, kind: 'remote_load', of: view, at, ms });
    },
    /** Returns the spans since the last time, at most 20. */
    take: (): BrowserSpan[] => {
      const calls = endedCalls
        .splice(0)
        .map(({ key, ...call }): Part => ({ ...call, kind: 'call', of: key }));
      const parts = [...loads, ...calls];
      loads = [];
      if (!documentTrace()) return [];
      const traces = [...new Set(parts.map(({ trace }) => trace))].filter((trace) => trace !== reported);
      reported = traces.at(-1) ?? reported;
      const navigations = traces.map((trace) =>
        navigation(
          trace,
          parts.filter((part) => part.trace === trace),
        ),
      );
      return [...navigations, ...parts].slice(0, maxSpans).map(({ at, ms, ...span }) => ({
        ...span,
        ago: Math.round(performance.now() - at),
        ms: Math.round(ms),
      }));
    },
  };
}
