import { type MemoryEnvironment, openWorld } from './memory/environment.ts';
import { closedTabs } from './memory/proofs/closed-tabs.ts';
import type { Suite } from './proof.ts';

/** Closed tabs are garbage-collected. */
export const memory: Suite<MemoryEnvironment> = {
  open: openWorld,
  proofs: [closedTabs],
  faults: async ({ errors }) => errors.splice(0),
};
