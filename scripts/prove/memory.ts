import { type MemoryEnvironment, openEnvironment } from './memory/environment.ts';
import { closedTabs } from './memory/proofs/closed-tabs.ts';
import type { Suite } from './proof.ts';

/** Closed tabs are garbage-collected. */
export const memory: Suite<MemoryEnvironment> = {
  open: openEnvironment,
  proofs: [closedTabs],
  faults: async ({ errors }) => errors.splice(0),
};
