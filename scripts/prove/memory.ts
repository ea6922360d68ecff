import { closedTabs } from './memory/proofs/closed-tabs.ts';
import { openWorld, type World } from './memory/world.ts';
import type { Suite } from './proof.ts';

/** What was closed is gone. */
export const memory: Suite<World> = {
  open: openWorld,
  proofs: [closedTabs],
  faults: async ({ errors }) => errors.splice(0),
};
