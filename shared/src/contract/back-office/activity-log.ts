import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Id,
  IdParams,
  IdsParams,
  Instant,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  Text,
} from '../base/fields.ts';

/** An active session, as administrators see it. */
export const ActiveSession = Type.Object({
  id: Id,
  /** The one that asks. */
  current: Type.Boolean(),
  userId: Id,
  username: Type.String(),
  nickname: Type.String(),
  /** Like `Chrome · Windows`; empty without a user agent. */
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type ActiveSession = Static<typeof ActiveSession>;

/**
 * Result of a login attempt: success, wrong captcha, wrong credentials, rate limit, disabled account, expired initial
 * password, right password whose second step is still to follow, wrong second factor.
 */
export const LoginResult = oneOf(
  'success',
  'captcha',
  'credentials',
  'waiting',
  'disabled',
  'expired',
  'second-step',
  'factor',
);
export type LoginResult = Static<typeof LoginResult>;

/** A login attempt. Of an unknown username only the first character is stored: it may be a password. */
export const LoginAttempt = Type.Object({
  id: Id,
  userId: nullable(Id),
  username: Type.String(),
  result: LoginResult,
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
});
export type LoginAttempt = Static<typeof LoginAttempt>;

/** An entry of the activity log: who did what to which record. */
export const Operation = Type.Object({
  id: Id,
  /** Null: the portal itself. */
  actorId: nullable(Id),
  actor: Type.String(),
  /** A verb, like `update`, and what it is called. */
  action: Type.String(),
  actionName: Text,
  /** The type of the record, like `role`, what it is called, and the record's id. */
  subject: Type.String(),
  subjectKind: Text,
  subjectId: Type.String(),
  /** What the record is called now, or was when it was deleted; null without a name. */
  subjectName: nullable(Text),
  /** Network address; null for the portal itself, and after retention. */
  address: nullable(Type.String()),
  /** Like `Chrome · Windows`; empty when it is unknown. */
  device: Type.String(),
  createdAt: Instant,
});
export type Operation = Static<typeof Operation>;

/**
 * A changed field: its path in the record, what it is called, and its values in words (names in place of ids, amounts in
 * yuan). Null: no value. Secrets are masked.
 */
export const Difference = Type.Object({
  field: Type.String(),
  label: Text,
  before: nullable(Text),
  after: nullable(Text),
});
export type Difference = Static<typeof Difference>;

const Word = Type.Object({ value: Type.String(), label: Text });

/** What actions and kinds of objects are called; the most frequent actions first. */
export const OperationWords = Type.Object({ actions: Type.Array(Word), subjects: Type.Array(Word) });
export type OperationWords = Static<typeof OperationWords>;

/** What a file is: a picture, a document for a visa, an invoice, or the sheet of an import. */
export const FileKind = oneOf('picture', 'visa', 'invoice', 'sheet');
export type FileKind = Static<typeof FileKind>;

/** An uploaded file: type and owner, never its content. */
export const StoredFile = Type.Object({
  /** Its kind and number, like `picture-12`. */
  id: Type.String(),
  kind: FileKind,
  name: Type.String(),
  type: Type.String(),
  /** In bytes. */
  size: Type.Integer({ minimum: 0 }),
  ownerId: Id,
  owner: Type.String(),
  /** Whether it is referenced: only unused files can be deleted. */
  used: Type.Boolean(),
  /** Where a picture is shown; null for everything else. */
  url: nullable(Type.String()),
  createdAt: Instant,
});
export type StoredFile = Static<typeof StoredFile>;

const days = { startTime: Type.Optional(Day), endTime: Type.Optional(Day) };
const word = Type.Optional(Type.String({ maxLength: 64 }));

/** The filters of the operation log. `address`: the beginning of a network address, like `203.0.113.`. */
export const OperationFilters = Type.Object({
  ...{ actor: word, subject: word, action: word, subjectId: word },
  address: Type.Optional(Type.String({ maxLength: 45 })),
  ...days,
});
export type OperationFilters = Static<typeof OperationFilters>;

export const activityLogContract = {
  'GET /api/v1/watch/sessions/page': entry({
    summary: 'The active sessions of users in the caller’s data scope, the last used first',
    access: { anyOf: ['watch:session:query'], scope: { department: 'activities' } },
    query: Type.Object({ keywords: word, ...pageQuery }),
    data: pageOf(ActiveSession),
  }),
  'DELETE /api/v1/watch/sessions/:id': entry({
    summary:
      'Ends sessions at once: one id, or several with commas; sessions of ROOT only by ROOT. `missing`: the ids of those that had ended or are not visible; 404 when all are',
    access: { anyOf: ['watch:session:end'], scope: { department: 'activities' } },
    params: IdsParams,
    data: Type.Object({ missing: Type.Array(Id) }),
  }),
  'GET /api/v1/watch/logins/page': entry({
    summary: 'Login attempts of the last 184 days, the latest first; counted up to 10,000',
    access: { anyOf: ['watch:login:query'], scope: { department: 'activities' } },
    query: Type.Object({ keywords: word, result: Type.Optional(LoginResult), ...days, ...pageQuery }),
    data: pageOf(LoginAttempt),
  }),
  'GET /api/v1/watch/files/page': entry({
    summary:
      'Files of users in the caller’s data scope, the latest first: pictures, visa documents, invoices, spreadsheets',
    access: { anyOf: ['watch:file:query'], scope: { department: 'activities' } },
    query: Type.Object({
      keywords: word,
      kind: Type.Optional(FileKind),
      used: Type.Optional(oneOf(1, 0)),
      ...pageQuery,
    }),
    data: pageOf(StoredFile),
  }),
  'DELETE /api/v1/watch/files/:id': entry({
    summary: 'Deletes an unused file; 409 when it is used',
    access: { anyOf: ['watch:file:delete'], scope: { department: 'activities' } },
    params: Type.Object({ id: Type.String({ pattern: '^(picture|visa|invoice|sheet)-\\d{1,15}$' }) }),
  }),
  'GET /api/v1/watch/operations/page': entry({
    summary:
      'The operation log, the latest first; counted up to 10,000. `actor`: a part of a username or nickname, or the whole username of a deleted user',
    access: { anyOf: ['watch:operation:query'], scope: { department: 'activities' } },
    query: Type.Object({ ...OperationFilters.properties, ...pageQuery }),
    data: pageOf(Operation),
  }),
  'GET /api/v1/watch/operations/words': entry({
    summary: 'What actions and kinds of objects are called, for the filters of the operation log',
    access: { anyOf: ['watch:operation:query'], scope: 'none' },
    data: OperationWords,
  }),
  'GET /api/v1/watch/operations/export': entry({
    summary:
      'The operation log within the filters as a sheet in the reader’s language, the newest 10,000, with changed values; each export is logged',
    access: { anyOf: ['watch:operation:query'], scope: { department: 'activities' } },
    kind: 'binary',
    query: OperationFilters,
  }),
  'GET /api/v1/watch/operations/:id': entry({
    summary: 'One operation with its changed fields, before and after',
    access: { anyOf: ['watch:operation:query'], scope: { department: 'activities' } },
    params: IdParams,
    data: Type.Object({ ...Operation.properties, differences: Type.Array(Difference) }),
  }),
} as const;
