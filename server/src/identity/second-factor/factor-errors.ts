import { errorCodes } from '@portal/shared/rules';
import { HttpError } from '#src/platform/errors/index.ts';

const refused = (field: string, zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 400, code: errorCodes.factorWrong, field });

export const wrongCode = (): HttpError =>
  refused('code', '动态码或恢复码不正确，或已使用过', 'The code is wrong or was used already');

export const wrongPasskey = (): HttpError =>
  refused('passkey', '通行密钥验证未通过', 'The passkey was not accepted');

export const challengeExpired = (): HttpError =>
  refused('challenge', '验证已过期，请重新开始', 'The verification has expired. Please start again');
