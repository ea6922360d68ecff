import type { Text } from '@portal/shared/contract';
import { checkPassword, errorCodes, type PasswordFault } from '@portal/shared/rules';
import { HttpError, invalidField } from '#src/platform/errors/index.ts';

const passwordTexts: Readonly<Record<PasswordFault, Text>> = {
  length: { zh: '密码需为 8-128 位', en: 'The password must have 8 to 128 characters' },
  letterAndDigit: { zh: '密码需同时含有字母和数字', en: 'The password must contain letters and digits' },
  username: { zh: '密码不能与用户名相同', en: 'The password must be different from the username' },
  common: { zh: '这个密码太常见，请换一个', en: 'This password is too common. Please choose another one' },
};

/** Throws A0400 on `password` when the rule refuses it. */
export const refusePassword = (password: string, username?: string): void => {
  const fault = checkPassword(password, username);
  if (fault)
    throw new HttpError(passwordTexts[fault], {
      status: 400,
      code: errorCodes.badParameter,
      field: 'password',
    });
};

/** The errors of violated constraints. */
export const takenFaults: Readonly<Record<string, () => HttpError>> = {
  users_username_live: () => invalidField('username', '用户名已被使用', 'This username is taken'),
  users_mobile_verified: () =>
    invalidField('mobile', '该手机号已绑定其他账号', 'This mobile number goes with another account'),
  users_email_verified: () =>
    invalidField('email', '该邮箱已绑定其他账号', 'This mail address goes with another account'),
};
