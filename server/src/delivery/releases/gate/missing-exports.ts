import type { GateFailure } from '@portal/shared/contract';
import { type Meeting, meetings } from './meetings.ts';
import { type ComparedRelease, failure, type ServedRelease } from './release-environment.ts';

/** Exports named per module; the rest are only counted. */
const shown = 10;

const missing = ({ remote, shell, names: [taker, giver] }: Meeting): GateFailure[] => {
  const provided = new Map(Object.entries(shell.sharedExports ?? {}));
  return Object.entries(remote.sharedExports ?? {}).flatMap(([module, used]) => {
    const given = provided.get(module);
    const lost = given ? used.filter((name) => !given.includes(name)) : [];
    if (lost.length === 0) return [];
    const rest = lost.length > shown ? `, +${lost.length - shown}` : '';
    const list = lost.slice(0, shown).join(', ') + rest;
    return [
      failure(
        'export',
        module,
        `${taker} 使用了 ${module} 的 ${list}，${giver} 未导出`,
        `${taker} uses ${list} of ${module}, which ${giver} does not export`,
      ),
    ];
  });
};

/**
 * Exports of shared modules that a remote uses and a shell lacks: one failure per module and pair. Modules whose exports
 * one of the two builds could not list are not checked, and builds of other repositories list none.
 */
export const findMissingExports = (
  candidate: ComparedRelease,
  served: readonly ServedRelease[],
): GateFailure[] => meetings(candidate, served).flatMap(missing);
