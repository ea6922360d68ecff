import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { HttpError } from '#src/platform/errors/index.ts';
import { type Candidate, findFailures } from './find-failures.ts';
import { loadEnvironment } from './load-environment.ts';

/** A release to check: earlier failures, and whether failures are forced. */
export interface CheckRequest {
  readonly candidate: Candidate;
  readonly failures?: readonly GateFailure[];
  readonly force: boolean;
}

/** 409 A0530 with the failures. */
export const checksFailed = ({ app, version }: ReleaseRecord, failures: readonly GateFailure[]): HttpError =>
  new HttpError(
    {
      zh: `${app} ${version} 未通过发布检查，共 ${failures.length} 项问题`,
      en: `${app} ${version} does not pass the gate: ${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}`,
    },
    { status: 409, code: errorCodes.heldByGate, data: { failures } },
  );

/**
 * Checks a release against the current releases, menus and routes. Returns the forced failures for the
 * history. Throws 409 A0530 with the failures when there are any and `force` is not set.
 */
export const runChecks = async (
  db: Db,
  { candidate, failures = [], force }: CheckRequest,
): Promise<GateFailure[]> => {
  const found = [...failures, ...findFailures(candidate, await loadEnvironment(db))];
  if (found.length > 0 && !force) throw checksFailed(candidate.record, found);
  return found;
};
