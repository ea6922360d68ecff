import type { Page } from 'playwright-core';

/** Counts after garbage collection. */
export interface Heap {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Collects garbage in a page and counts what is left. */
export const heapOf = async (page: Page): Promise<Heap> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
};
