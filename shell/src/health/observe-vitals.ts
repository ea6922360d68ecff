import { ownerOf } from './view-owner.ts';
import type { createVitals } from './vitals.ts';

/** Not in TypeScript's DOM types yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
}

const observe = <E extends PerformanceEntry>(
  type: string,
  see: (entry: E) => void,
  more: object = {},
): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as E[]) see(entry);
  });
  observer.observe({ type, buffered: true, ...more });
};

/**
 * Observes web vitals, buffered entries included. The paint of a page that was opened in the background is
 * not meaningful.
 */
export function observeVitals({ painted, shifted, answered }: ReturnType<typeof createVitals>): void {
  if (document.visibilityState === 'visible')
    observe('largest-contentful-paint', ({ startTime }) => painted(startTime));
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    const owner = hadRecentInput ? undefined : ownerOf(sources?.[0]?.node);
    if (owner) shifted(owner, value, startTime);
  });
  const seeAnswer = ({ interactionId, duration, target }: PerformanceEventTiming) => {
    const owner = interactionId ? ownerOf(target) : undefined;
    if (owner) answered(owner, duration);
  };
  observe<PerformanceEventTiming>('event', seeAnswer, { durationThreshold: 40 });
}
