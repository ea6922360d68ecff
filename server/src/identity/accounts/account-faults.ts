import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

/** The errors of violated constraints. */
export const takenFaults: Readonly<Record<string, () => HttpError>> = {
  users_username_live: () => invalidField('username', '用户名已被使用', 'This username is taken'),
  users_mobile_verified: () =>
    invalidField('mobile', '该手机号已绑定其他账号', 'This mobile number goes with another account'),
  users_email_verified: () =>
    invalidField('email', '该邮箱已绑定其他账号', 'This mail address goes with another account'),
};
