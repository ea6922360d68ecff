import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';

/** The response of a login: the stored token is `tokenType`, a space, `accessToken`. */
export const LoginAnswer = Type.Object({
  tokenType: Type.String(),
  accessToken: Type.String(),
  refreshToken: Type.Null(),
  expires: Type.Null(),
});

/** The signed-in user. `roles` is never empty. */
export const UserInfo = Type.Object({
  userId: Type.Integer(),
  username: Type.String(),
  nickname: Type.String(),
  avatar: Type.Union([Type.String(), Type.Null()]),
  roles: Type.Array(Type.String(), { minItems: 1 }),
  perms: Type.Array(Type.String()),
  /** The password was set by an administrator and should be changed. */
  mustChangePassword: Type.Optional(Type.Boolean()),
});
export type UserInfo = Static<typeof UserInfo>;

export const authContract = {
  'GET /api/v1/auth/captcha': entry({
    summary: 'A captcha: a picture with an arithmetic problem, valid for one login within 120 s',
    access: 'public',
    data: Type.Object({ verifyCodeKey: Type.String(), verifyCodeBase64: Type.String() }),
  }),
  'POST /api/v1/auth/login': entry({
    summary:
      'Signs in. Errors: A0202 disabled, A0210 wrong user name or password, A0211 too many attempts (429 with Retry-After), A0213/A0214 captcha expired or wrong',
    access: 'public',
    kind: 'multipart',
    body: Type.Object({
      username: Type.String({ minLength: 1, maxLength: 64 }),
      password: Type.String({ minLength: 1, maxLength: 128 }),
      verifyCodeKey: Type.String({ minLength: 1, maxLength: 64 }),
      verifyCode: Type.String({ minLength: 1, maxLength: 16 }),
    }),
    data: LoginAnswer,
  }),
  'DELETE /api/v1/auth/logout': entry({ summary: 'Signs out; the token is invalid at once' }),
  'GET /api/v1/users/me': entry({ summary: 'The signed-in user with roles and permissions', data: UserInfo }),
} as const;
