import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { type Candidate, findFailures } from './find-failures.ts';
import { readSurroundings } from './read-surroundings.ts';

/** A release at the gate: what else speaks against it, and whether somebody answers for it all the same. */
export interface Passing {
  readonly candidate: Candidate;
  readonly failures?: readonly GateFailure[];
  readonly force: boolean | undefined;
}

const held = ({ app, version }: ReleaseRecord, failures: readonly GateFailure[]): HttpError =>
  new HttpError(
    {
      zh: `${app} ${version} 未通过发布检查，共 ${failures.length} 项问题`,
      en: `${app} ${version} does not pass the gate: ${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}`,
    },
    { status: 409, code: errorCodes.heldByGate, data: { failures } },
  );

/**
 * Holds a release against everything it would meet now. Gives what was found and forced, for the history. Throws 409
 * A0530 with the failures when there are any and nobody forces them.
 */
export const passGate = async (
  db: Db,
  { candidate, failures = [], force }: Passing,
): Promise<GateFailure[]> => {
  const found = [...failures, ...findFailures(candidate, await readSurroundings(db))];
  if (found.length > 0 && !force) throw held(candidate.record, found);
  return found;
};
