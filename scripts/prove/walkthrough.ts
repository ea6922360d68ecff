import { chmod } from 'node:fs/promises';
import type { Suite } from './proof.ts';
import { addField } from './walkthrough/proofs/add-field.ts';

/** The tutorials of the documentation work as written. */
export const walkthrough: Suite<{ readonly folder: string; stop(): Promise<void> }> = {
  open: async (folder) => {
    // A PostgreSQL started by root runs as another user, which must reach its packages in the checkout.
    await chmod(folder, 0o755);
    return { folder, stop: async () => undefined };
  },
  proofs: [addField],
  faults: async () => [],
};
