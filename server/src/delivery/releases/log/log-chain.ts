import type { ReleaseLogEntry } from '@portal/shared/contract';
import { beginning, chainHash } from '#src/platform/audit/index.ts';

/** Where a chain continues: after its last entry, or before the first. */
type ChainEnd = Pick<ReleaseLogEntry, 'position' | 'hash'>;

export const emptyLog: ChainEnd = { position: 0, hash: beginning };

/** The hash of an entry, which covers all entries before it. */
export const hashEntry = (before: string, entry: Omit<ReleaseLogEntry, 'hash'>): string => {
  const { position, app, action, version, replaced, digest, at } = entry;
  return chainHash(before, JSON.stringify([position, app, action, version, replaced, digest, at]));
};

/** The first fault of entries that follow each other, as a sentence. */
export const findLogFault = (entries: readonly ReleaseLogEntry[], before = emptyLog): string | undefined => {
  let last = before;
  for (const entry of entries) {
    if (entry.position !== last.position + 1) return `entry ${last.position + 1} is missing`;
    if (entry.hash !== hashEntry(last.hash, entry)) return `entry ${entry.position} was changed`;
    last = entry;
  }
  return undefined;
};
