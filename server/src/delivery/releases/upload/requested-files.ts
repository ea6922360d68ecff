import type { ReleaseRecord } from '@portal/shared/contract';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

const shown = 3;
const integrity = /sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})/g;

const incomplete = (entry: string, hashes: readonly string[]): HttpError => {
  const list = hashes.slice(0, shown).join(', ');
  return invalidField(
    entry,
    `${entry} 会加载 ${hashes.length} 个不在发布中的文件：${list}`,
    `${entry} loads ${hashes.length} ${hashes.length === 1 ? 'file' : 'files'} that the release lacks: ${list}`,
  );
};

/**
 * Checks that a release has every chunk that its runtime can request: the entry of a build of this repository contains
 * their hashes (decision 4). Throws 400 with the hashes of those that are missing.
 */
export const checkRequestedFiles = (
  { entry, external, files }: ReleaseRecord,
  bytes: ReadonlyMap<string, Buffer>,
): void => {
  if (external) return;
  const known = new Set(files.map((file) => file.integrity));
  const requested = bytes.get(entry)?.toString('utf8').match(integrity) ?? [];
  const missing = requested.filter((hash) => !known.has(hash));
  if (missing.length > 0) throw incomplete(entry, missing);
};
