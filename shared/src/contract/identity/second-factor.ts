import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Instant, nullable, oneOf } from '../base/fields.ts';
import { LoginAnswer } from './auth.ts';

/** `totp`: codes of an authenticator app. */
export const FactorKind = oneOf('totp', 'passkey');
export type FactorKind = Static<typeof FactorKind>;

export const SecondFactor = Type.Object({
  id: Id,
  kind: FactorKind,
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: nullable(Instant),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** The second factors of an account, the oldest first. `passkeyHost` is the host name under which passkeys work. */
export const SecondFactors = Type.Object({
  factors: Type.Array(SecondFactor),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  /** A role of the account requires at least one. */
  required: Type.Boolean(),
  passkeyHost: Type.String(),
});
export type SecondFactors = Static<typeof SecondFactors>;

/** What the browser's WebAuthn functions take, as JSON. */
const PasskeyOptions = Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Any());

/** What the second factor answers, valid for 5 minutes. `passkey` is null without one. */
export const FactorChallenge = Type.Object({
  challenge: Type.String(),
  kinds: Type.Array(FactorKind),
  passkey: nullable(PasskeyOptions),
});
export type FactorChallenge = Static<typeof FactorChallenge>;

const Token = Type.String({ minLength: 43, maxLength: 43 });
const Base64 = Type.String({ maxLength: 4096 });

/** The answer of the browser's WebAuthn functions. */
const PasskeyAnswer = Type.Object({
  id: Base64,
  rawId: Base64,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(nullable(Type.String({ maxLength: 32 }))),
  clientExtensionResults: Type.Object({}),
  response: Type.Object({
    clientDataJSON: Base64,
    attestationObject: Type.Optional(Type.String({ maxLength: 16_384 })),
    authenticatorData: Type.Optional(Base64),
    signature: Type.Optional(Base64),
    userHandle: Type.Optional(nullable(Base64)),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
});
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

/** A challenge with its proof: a code of an app or a recovery code in `code`, or a passkey's answer. */
export const FactorProof = Type.Object({
  challenge: Token,
  code: Type.Optional(Type.String({ minLength: 6, maxLength: 40 })),
  passkey: Type.Optional(PasskeyAnswer),
});
export type FactorProof = Static<typeof FactorProof>;

const CurrentPassword = Type.Object({ password: Type.String({ minLength: 1, maxLength: 128 }) });
const Name = Type.String({ minLength: 1, maxLength: 40 });
/** The new token of the session, and the recovery codes if the factor is the first one. They are never shown again. */
const Added = Type.Object({ recoveryCodes: Type.Array(Type.String()), session: LoginAnswer });

export const secondFactorContract = {
  'POST /api/v1/auth/factor': entry({
    summary:
      'The second step of a login that answered A0241: returns the token. A0244 names `code` or `passkey`, or `challenge` when it has expired; A0211 too many attempts (429 with Retry-After)',
    access: 'public',
    body: FactorProof,
    data: LoginAnswer,
  }),
  'GET /api/v1/account/factors': entry({
    summary: 'The second factors of the account',
    beforeFactor: true,
    data: SecondFactors,
  }),
  'POST /api/v1/account/factors/totp': entry({
    summary:
      'A new secret for an authenticator app; it counts once a code confirms it. A0210 for a wrong password',
    beforeFactor: true,
    body: CurrentPassword,
    data: Type.Object({ secret: Type.String(), uri: Type.String() }),
  }),
  'POST /api/v1/account/factors/totp/confirm': entry({
    summary:
      'Adds the authenticator app whose code this is, and ends all other sessions. Returns recovery codes with the first factor, and a new token. A0244 for a wrong code',
    beforeFactor: true,
    body: Type.Object({ name: Name, code: Type.String({ pattern: '^\\d{6}$' }) }),
    data: Added,
  }),
  'POST /api/v1/account/factors/passkey': entry({
    summary: 'Options for a new passkey. A0210 for a wrong password',
    beforeFactor: true,
    body: CurrentPassword,
    data: Type.Object({ challenge: Type.String(), options: PasskeyOptions }),
  }),
  'POST /api/v1/account/factors/passkey/confirm': entry({
    summary:
      'Adds a passkey, and ends all other sessions. Returns recovery codes with the first factor, and a new token. A0244 for an answer that does not fit',
    beforeFactor: true,
    body: Type.Object({ name: Name, challenge: Token, passkey: PasskeyAnswer }),
    data: Added,
  }),
  'POST /api/v1/account/factors/recovery-codes': entry({
    summary: 'Replaces the recovery codes; A0243 unless a second factor was confirmed within 5 minutes',
    data: Added,
  }),
  'DELETE /api/v1/account/factors/:id': entry({
    summary:
      'Removes a second factor, ends all other sessions and returns a new token. A0243 unless one was confirmed within 5 minutes, A0513 for the last one of a role that requires it',
    params: IdParams,
    data: LoginAnswer,
  }),
  'POST /api/v1/account/factors/challenge': entry({
    summary: 'A challenge to confirm a second factor again; A0401 without one',
    data: FactorChallenge,
  }),
  'POST /api/v1/account/factors/verify': entry({
    summary:
      'Confirms a second factor: calls that require it are accepted for 5 minutes. Returns a new token for this session. Errors as in the second step of a login',
    body: FactorProof,
    data: LoginAnswer,
  }),
} as const;
