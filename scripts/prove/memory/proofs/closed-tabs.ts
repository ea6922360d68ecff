import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Proof } from '../../proof.ts';
import type { MemoryEnvironment } from '../environment.ts';
import { type Heap, heapOf } from '../heap.ts';
import { closeTabs, listScreens, openTab } from '../tabs.ts';

/** Limit of growth as a share of the start value. */
const most = 1.1;

const openings = { full: 50, short: 10 } as const;

/** Opens a number of tabs, cycling through all screens with at most one tab of each, and closes them. */
const openAndClose = async (page: Page, screens: readonly string[], count: number): Promise<void> => {
  for (let opened = 0; opened < count; ) {
    const round = screens.slice(0, count - opened);
    for (const path of round) await openTab(page, path);
    await closeTabs(page);
    opened += round.length;
  }
};

const figuresOf = ({ bytes, nodes, listeners }: Heap): string =>
  `${(bytes / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;

/** Fifty tabs of all screens, opened and closed, leave at most a tenth more heap. */
export const closedTabs: Proof<MemoryEnvironment> = {
  number: 1,
  claim: 'the memory of 50 opened and closed tabs returns to within 10 % of the start',
  run: async ({ page }, size) => {
    const screens = await listScreens(page);
    assert.ok(screens.length > 0, 'the menu leads somewhere');
    const count = openings[size];
    // The first round loads the code of the screens, which stays cached.
    await openAndClose(page, screens, Math.min(screens.length, count));
    const before = await heapOf(page);
    await openAndClose(page, screens, count);
    const after = await heapOf(page);
    const ratio = after.bytes / before.bytes;
    const figures = {
      screens: screens.length,
      'opened and closed': count,
      before: figuresOf(before),
      after: figuresOf(after),
      ratio: ratio.toFixed(3),
    };
    assert.ok(ratio <= most, `${ratio.toFixed(3)} times as much is held: ${JSON.stringify(figures)}`);
    return figures;
  },
};
