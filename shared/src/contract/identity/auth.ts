import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Text } from '../base/fields.ts';

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
  /** The password is an initial one: until it is changed, other calls answer A0232. */
  mustChangePassword: Type.Optional(Type.Boolean()),
  /** Number of unread messages in the message centre, counted up to 100. */
  unreadMessages: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});
export type UserInfo = Static<typeof UserInfo>;

const Hex = Type.String({ pattern: '^[0-9a-f]{2,256}$' });

/** Of challenges for a captcha as text, which cost three times the work; others are for verification codes. */
const ProofUse = Type.Optional(Type.Literal('captcha'));

/** A proof-of-work challenge as ALTCHA has it: find the counter whose key begins with `keyPrefix`. */
const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.Literal('PBKDF2/SHA-256'),
    cost: Type.Integer(),
    data: Type.Object({ until: Type.Integer(), use: ProofUse }),
    keyLength: Type.Integer(),
    keyPrefix: Hex,
    keySignature: Hex,
    nonce: Hex,
    salt: Hex,
  }),
  signature: Hex,
});

/** A solved challenge: it was some tenths of a second of work. */
export const Proof = Type.Object({
  challenge: Challenge,
  solution: Type.Object({ counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }), derivedKey: Hex }),
});

export const authContract = {
  'GET /api/v1/auth/captcha': entry({
    summary: 'A captcha: a picture with an arithmetic problem, valid for one login within 120 s',
    access: 'public',
    data: Type.Object({ verifyCodeKey: Type.String(), verifyCodeBase64: Type.String() }),
  }),
  'POST /api/v1/auth/captcha/text': entry({
    summary:
      'A captcha as text, for those who cannot read the picture: an arithmetic problem for a solved proof of work, valid for one login within 120 s. A0213/A0214 on `proof`',
    access: 'public',
    body: Type.Object({ proof: Proof }),
    data: Type.Object({ verifyCodeKey: Type.String(), question: Text }),
  }),
  'GET /api/v1/auth/challenge': entry({
    summary:
      'A proof-of-work challenge (ALTCHA, altcha.org), valid once within 5 minutes, for a verification code or with `use=captcha` for a captcha as text',
    access: 'public',
    query: Type.Object({ use: ProofUse }),
    data: Challenge,
  }),
  'POST /api/v1/auth/login': entry({
    summary:
      'Signs in. Errors: A0202 disabled, A0210 wrong user name or password, A0211 too many attempts (429 with Retry-After), A0212 initial password expired, A0213/A0214 captcha expired or wrong, A0241 (403) with a challenge in `data` when the account has a second factor: POST /api/v1/auth/factor answers it',
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
  'DELETE /api/v1/auth/logout': entry({
    summary: 'Signs out; the token is invalid at once',
    beforeFactor: true,
    withInitialPassword: true,
  }),
  'GET /api/v1/users/me': entry({
    summary: 'The signed-in user with roles and permissions',
    beforeFactor: true,
    withInitialPassword: true,
    data: UserInfo,
  }),
} as const;
