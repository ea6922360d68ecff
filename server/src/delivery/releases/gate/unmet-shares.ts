import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { satisfies } from 'semver';
import { describeServed, failure, type ServedRelease } from './release-environment.ts';

interface Meeting {
  readonly remote: ReleaseRecord;
  readonly shell: ReleaseRecord;
  /** The remote and the shell, as named in a failure. */
  readonly names: readonly [string, string];
}

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

const meetings = (candidate: ReleaseRecord, served: readonly ServedRelease[]): Meeting[] => {
  const own = `${candidate.app} ${candidate.version}`;
  if (candidate.app === 'shell')
    return served
      .filter(({ record }) => record.app !== 'shell')
      .map((each) => ({ remote: each.record, shell: candidate, names: [describeServed(each), own] }));
  return served
    .filter(({ record }) => record.app === 'shell')
    .map((each) => ({ remote: candidate, shell: each.record, names: [own, describeServed(each)] }));
};

/**
 * Shared modules that a remote requires and a shell lacks or has in an incompatible version: a new remote is
 * checked against the live and the canary shell, a new shell against the live and canary remotes.
 */
export const findUnmetShares = (candidate: ReleaseRecord, served: readonly ServedRelease[]): GateFailure[] =>
  meetings(candidate, served).flatMap((meeting) =>
    Object.entries(meeting.remote.shared).flatMap(([name, range]) => unmet(name, range, meeting)),
  );
