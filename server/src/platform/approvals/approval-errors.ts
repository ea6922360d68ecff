import { errorCodes } from '@portal/shared/rules';
import { businessError, conflict, type HttpError } from '#src/platform/errors/index.ts';

/** A0513: the proposal was decided or withdrawn. */
export const alreadyDecided = (): HttpError =>
  conflict(errorCodes.wrongState, '这项提议已经处理过', 'This proposal has already been decided');

/** A0513: the record has an open proposal of the kind. */
export const proposedAlready = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '已有一项提议待审批，请先处理',
    'A proposal is already waiting for approval: decide on that first',
  );

/** A0233 (403): somebody else decides on what the caller proposed. */
export const ownProposal = (): HttpError =>
  businessError(
    errorCodes.secondPerson,
    '这项提议由您提出，须由另一位同事审批',
    'You proposed this: a colleague has to approve it',
    403,
  );
