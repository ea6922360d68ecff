import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, Instant, NewPassword, nullable, oneOf, Phone } from '../base/fields.ts';
import { LoginAnswer, Proof } from './auth.ts';

const CurrentPassword = Type.String({ minLength: 1, maxLength: 128 });
const Email = Type.String({ maxLength: 128, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' });
/** A verification code sent to a mobile number or mailbox: six digits. */
const Code = Type.String({ pattern: '^\\d{6}$' });
const Channel = oneOf('sms', 'mail');
/** A mobile number or mailbox that a code is sent to. */
const Target = Type.String({ minLength: 5, maxLength: 128 });

/** How long until another code may be asked for, in seconds. */
const Sent = Type.Object({ resendAfter: Type.Integer() });

/** The member's own account. Mobile and mail address are masked; `erasesAt` is when a closed account is erased. */
export const Account = Type.Object({
  username: Type.String(),
  nickname: Type.String(),
  avatar: nullable(Type.String()),
  /** 1 male, 2 female, 0 not said. */
  gender: Type.Integer(),
  birthday: nullable(Day),
  mobileMask: nullable(Type.String()),
  emailMask: nullable(Type.String()),
  passwordChangedAt: nullable(Instant),
  erasesAt: nullable(Instant),
  createdAt: Instant,
});
export type Account = Static<typeof Account>;

/** A member's profile. */
export const ProfileForm = Type.Object({
  nickname: Type.String({ minLength: 1, maxLength: 30 }),
  gender: oneOf(0, 1, 2),
  birthday: nullable(Day),
});
export type ProfileForm = Static<typeof ProfileForm>;

/** A device on which the member is signed in; `device` in words like `Chrome · Windows`, `address` its network address. */
export const Session = Type.Object({
  id: Id,
  current: Type.Boolean(),
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type Session = Static<typeof Session>;

/** Another proof of who is there, for calls that end sessions: only members without a second factor send the password. */
const OwnerProof = Type.Object({ password: Type.Optional(CurrentPassword) });
const ownerOnly =
  'A0243 unless a second factor was confirmed within 5 minutes; without one A0410 or A0210 on `password`';

/** Registration, forgotten passwords, and what members do with their own account. */
export const accountContract = {
  'POST /api/v1/auth/codes': entry({
    summary:
      'Sends a code to a mobile number or mailbox, valid for 5 minutes and 5 attempts. The response does not reveal whether an account has it. A0400 on `target` also for a mobile number that no text message reaches, A0213/A0214 captcha or proof of work expired or wrong, A0211 too many requests (429 with Retry-After)',
    access: 'public',
    body: Type.Object({
      purpose: oneOf('register', 'reset', 'login'),
      channel: Channel,
      target: Target,
      verifyCodeKey: Type.String({ minLength: 1, maxLength: 64 }),
      verifyCode: Type.String({ minLength: 1, maxLength: 16 }),
      proof: Proof,
    }),
    data: Sent,
  }),
  'POST /api/v1/auth/register': entry({
    summary:
      'Registers a member with the mobile number or the email address that the code was sent to, one of both, and signs in. Errors name the field: `username`, `mobile` or `email` taken, `code` wrong or expired, `password` refused by the policy',
    access: 'public',
    body: Type.Object({
      username: Type.String({ minLength: 4, maxLength: 30, pattern: '^[A-Za-z][\\w.-]*$' }),
      mobile: Type.Optional(Phone),
      email: Type.Optional(Email),
      code: Code,
      password: NewPassword,
      termsAccepted: Type.Literal(true),
    }),
    data: LoginAnswer,
  }),
  'POST /api/v1/auth/login/code': entry({
    summary:
      'Signs in with a code for the mobile number or mailbox of an account, in place of the password. Errors: A0202 disabled, A0210 (400 on `code`) wrong or expired code, or no account, A0211 too many attempts (429 with Retry-After), A0241 (403) with a challenge in `data` when the account has a second factor: POST /api/v1/auth/factor answers it',
    access: 'public',
    body: Type.Object({ channel: Channel, target: Target, code: Code }),
    data: LoginAnswer,
  }),
  'GET /api/v1/auth/sms-countries': entry({
    summary: 'The calling codes of the countries that text messages reach, besides mainland China',
    access: 'public',
    data: Type.Array(Type.String()),
  }),
  'POST /api/v1/auth/password': entry({
    summary: 'Resets the password of the owner of a mobile number or mailbox; ends all their sessions',
    access: 'public',
    body: Type.Object({
      channel: Channel,
      target: Target,
      code: Code,
      password: NewPassword,
    }),
  }),
  'GET /api/v1/account': entry({ summary: "The member's own account", data: Account }),
  'PUT /api/v1/account/profile': entry({
    summary: 'Changes the member’s profile',
    body: ProfileForm,
    data: Account,
  }),
  'POST /api/v1/account/avatar': entry({
    summary:
      'Sets the member’s avatar: JPEG, PNG or WebP by its content. A0701 another type, A0702 above 10 MB',
    kind: 'multipart',
    fileMegabytes: 10,
    body: Type.Object({ file: Type.Any({ description: 'JPEG, PNG or WebP, at most 10 MB' }) }),
    data: Account,
  }),
  'DELETE /api/v1/account/avatar': entry({ summary: 'Removes the member’s avatar', data: Account }),
  'PUT /api/v1/account/password': entry({
    summary:
      'Changes the password, ends all other sessions, and returns a new token for this one; A0210 for a wrong `current`',
    beforeFactor: true,
    withInitialPassword: true,
    body: Type.Object({ current: CurrentPassword, password: NewPassword }),
    data: LoginAnswer,
  }),
  'POST /api/v1/account/codes': entry({
    summary: 'Sends a code to the member’s new mobile number or mailbox; A0211 too many requests',
    body: Type.Object({ channel: Channel, target: Target }),
    data: Sent,
  }),
  'PUT /api/v1/account/mobile': entry({
    summary: 'Changes the mobile number, verified by the code; notifies the old one',
    body: Type.Object({ mobile: Phone, code: Code, password: CurrentPassword }),
    data: Account,
  }),
  'PUT /api/v1/account/email': entry({
    summary: 'Changes the email address, verified by the code; notifies the old one',
    body: Type.Object({ email: Email, code: Code, password: CurrentPassword }),
    data: Account,
  }),
  'GET /api/v1/account/sessions': entry({
    summary: 'The member’s sessions, the current device first (at most 100)',
    data: Type.Array(Session),
  }),
  'DELETE /api/v1/account/sessions/:id': entry({
    summary: `Signs out one of the member’s devices. ${ownerOnly}`,
    params: IdParams,
    body: OwnerProof,
  }),
  'DELETE /api/v1/account/sessions': entry({
    summary: `Signs out all other devices of the member. ${ownerOnly}`,
    body: OwnerProof,
  }),
  'POST /api/v1/account/closing': entry({
    summary:
      'Closes the account: its personal data is erased in 15 days, until then the closing can be cancelled. A0513 while paid orders or refunds are open',
    body: Type.Object({ password: CurrentPassword }),
    data: Account,
  }),
  'DELETE /api/v1/account/closing': entry({ summary: 'Cancels the closing of the account', data: Account }),
  'POST /api/v1/account/data': entry({
    summary: 'All data of the member as one JSON file (个人信息保护法 §45); A0210 for a wrong password',
    kind: 'binary',
    body: Type.Object({ password: CurrentPassword }),
  }),
} as const;
