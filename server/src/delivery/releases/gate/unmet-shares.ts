import type { GateFailure } from '@portal/shared/contract';
import { satisfies } from 'semver';
import { type Meeting, meetings } from './meetings.ts';
import { type ComparedRelease, failure, type ServedRelease } from './release-environment.ts';

const ruleOf = (name: string): 'antd' | 'shared' => (/^antd($|\/)/.test(name) ? 'antd' : 'shared');

const unmet = (name: string, range: string, { shell, names: [taker, giver] }: Meeting): GateFailure[] => {
  const version = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined;
  if (version === undefined)
    return [
      failure(
        ruleOf(name),
        name,
        `${taker} 需要 ${name}，${giver} 未提供`,
        `${taker} needs ${name}, which ${giver} does not provide`,
      ),
    ];
  if (satisfies(version, range)) return [];
  return [
    failure(
      ruleOf(name),
      name,
      `${taker} 需要 ${name} ${range}，${giver} 提供的是 ${version}`,
      `${taker} needs ${name} ${range}, ${giver} has ${version}`,
    ),
  ];
};

/**
 * Shared modules that a remote requires and a shell lacks or has in an incompatible version: a new remote is
 * checked against the live and the canary shell, a new shell against the remotes that are live, canary, pinned or the
 * target of a rollback.
 */
export const findUnmetShares = (
  candidate: ComparedRelease,
  served: readonly ServedRelease[],
): GateFailure[] =>
  meetings(candidate, served).flatMap((meeting) =>
    Object.entries(meeting.remote.shared).flatMap(([name, range]) => unmet(name, range, meeting)),
  );
