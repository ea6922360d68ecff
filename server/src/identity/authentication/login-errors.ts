import type { FactorChallenge } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { businessError, HttpError } from '#src/platform/errors/index.ts';

export const accountDisabled = (): HttpError =>
  businessError(errorCodes.accountDisabled, '该账号已停用', 'This account is disabled');

/** 403 with the challenge that the second factor answers. */
export const secondStepRequired = (challenge: FactorChallenge): HttpError =>
  new HttpError(
    { zh: '请完成两步验证', en: 'Please complete the second step' },
    { status: 403, code: errorCodes.factorRequired, data: challenge },
  );
