import { type ComparedRelease, describeServed, type ServedRelease } from './release-environment.ts';

/** A remote and a shell that visitors get together if the candidate goes live. */
export interface Meeting {
  readonly remote: ComparedRelease;
  readonly shell: ComparedRelease;
  /** The remote and the shell, as named in a failure. */
  readonly names: readonly [string, string];
}

/** A new remote meets the served shells; a new shell meets the remotes that are served or return by a rollback. */
export const meetings = (candidate: ComparedRelease, served: readonly ServedRelease[]): Meeting[] => {
  const own = `${candidate.app} ${candidate.version}`;
  if (candidate.app === 'shell')
    return served
      .filter(({ record }) => record.app !== 'shell')
      .map((each) => ({ remote: each.record, shell: candidate, names: [describeServed(each), own] }));
  return served
    .filter(({ record }) => record.app === 'shell')
    .map((each) => ({ remote: candidate, shell: each.record, names: [own, describeServed(each)] }));
};
