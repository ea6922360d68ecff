import { errorCodes } from '@portal/shared/rules';
import { businessError, type HttpError } from './http-error.ts';
import type { Member } from './member.ts';

/** 403: the role requires a second factor, which the account has to add first. */
export const factorMissing = (): HttpError =>
  businessError(
    errorCodes.factorMissing,
    '您的角色必须启用两步验证，请先完成设置',
    'Your role requires two-step verification. Please set it up first',
    403,
  );

/** 403: the second factor has to be confirmed again. */
export const stepUpRequired = (): HttpError =>
  businessError(
    errorCodes.stepUpRequired,
    '此操作需要再次进行两步验证',
    'Please confirm your second step again for this action',
    403,
  );

/** Throws 403 unless the session confirmed its second factor minutes ago, where one is demanded. */
export const requireStepUp = ({ factor }: Pick<Member, 'factor'>): void => {
  if (factor?.stepUp === 'add') throw factorMissing();
  if (factor?.stepUp === 'confirm') throw stepUpRequired();
};
