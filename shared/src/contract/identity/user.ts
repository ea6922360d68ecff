import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Id,
  IdParams,
  Instant,
  NewPassword,
  nullable,
  oneOf,
  PhoneOrBlank,
  pageOf,
  pageQuery,
  Status,
  Version,
} from '../base/fields.ts';
import { changeEntry, deleteEntry, formEntry, statusEntry, withStepUp } from '../base/record-entries.ts';

/**
 * What is stored of a user as it is typed in: a property is stored, and in the answers of all user calls, without
 * further code; the form, the list and the sheets name what they show. Gender: 1 male, 2 female, 0 unknown.
 */
export const UserFields = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.@-]+$' }),
  nickname: Type.String({ minLength: 1, maxLength: 64 }),
  mobile: nullable(PhoneOrBlank),
  gender: oneOf(0, 1, 2),
  avatar: nullable(Type.String({ maxLength: 500 })),
  email: nullable(Type.String({ maxLength: 128, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
  status: Status,
  /** None for members of the public. */
  deptId: nullable(Id),
});
export type UserFields = Static<typeof UserFields>;

export const UserRow = Type.Object({
  id: Id,
  ...Type.Omit(UserFields, ['gender', 'deptId']).properties,
  genderLabel: Type.String(),
  deptName: nullable(Type.String()),
  roleNames: Type.String(),
  createTime: Type.String(),
  /** Until when the initial password is valid, while it has not been changed. */
  initialPasswordUntil: Type.Optional(Instant),
});
export type UserRow = Static<typeof UserRow>;

/** Name and roles are required; a property that is missing stays as it is. */
export const UserForm = Type.Object({
  id: Type.Optional(Id),
  ...Type.Partial(UserFields).properties,
  ...Type.Pick(UserFields, ['username', 'nickname']).properties,
  roleIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  version: Version,
});
export type UserForm = Static<typeof UserForm>;

/** A generated password: this response is the only place where it is shown. */
export const InitialPassword = Type.Object({ password: Type.String() });
export type InitialPassword = Static<typeof InitialPassword>;

/** The filters of the list of users; days of creation in Asia/Shanghai, both included. */
export const UserFilters = Type.Object({
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Status),
  deptId: Type.Optional(Id),
  startTime: Type.Optional(Day),
  endTime: Type.Optional(Day),
});
export type UserFilters = Static<typeof UserFilters>;

export const userContract = {
  'GET /api/v1/users/page': entry({
    summary:
      'Users by name or mobile, status, department (with those below) and day of creation; root is never listed',
    access: { anyOf: ['sys:user:query'], scope: { department: 'users' } },
    query: Type.Object({ ...UserFilters.properties, ...pageQuery }),
    data: pageOf(UserRow),
  }),
  'GET /api/v1/users/:id/form': formEntry(
    'One user as the form edits it',
    'sys:user:edit',
    { department: 'users' },
    UserForm,
  ),
  'POST /api/v1/users': withStepUp(
    entry({
      summary:
        'Adds a user with an initial password, which has to be changed after the first login and ends after INITIAL_PASSWORD_DAYS',
      access: { anyOf: ['sys:user:add'], scope: { department: 'users' } },
      body: UserForm,
      data: InitialPassword,
    }),
  ),
  'PUT /api/v1/users/:id': changeEntry('Changes a user', 'sys:user:edit', { department: 'users' }, UserForm),
  'PATCH /api/v1/users/:id/status': statusEntry(
    'Enables or disables a user; disabling ends their sessions',
    'sys:user:edit',
    { department: 'users' },
  ),
  'PATCH /api/v1/users/:id/password': withStepUp(
    entry({
      summary:
        'Sets a password, which has to be changed after the next login and ends after INITIAL_PASSWORD_DAYS, and ends the sessions of that user. `random` generates it. Prefer the body: a query is in the history of browsers and proxies',
      access: { anyOf: ['sys:user:reset_pwd'], scope: { department: 'users' } },
      params: IdParams,
      query: Type.Object({ password: Type.Optional(NewPassword) }),
      body: Type.Object({
        password: Type.Optional(NewPassword),
        random: Type.Optional(Type.Literal(true)),
      }),
      data: nullable(InitialPassword),
    }),
  ),
  'DELETE /api/v1/users/:id/factors': withStepUp(
    entry({
      summary:
        'Removes all second factors and recovery codes of a user who lost them, and ends the sessions of that user. 409 A0513 when there is none, 403 for oneself',
      access: { anyOf: ['sys:user:reset_pwd'], scope: { department: 'users' } },
      params: IdParams,
      data: Type.Null(),
    }),
  ),
  'DELETE /api/v1/users/:id': deleteEntry(
    'Deletes users: one id, or several with commas (at most 100)',
    'sys:user:delete',
    { department: 'users' },
  ),
  'GET /api/v1/users/template': entry({
    summary: 'The template of the import spreadsheet, with an example',
    access: { anyOf: ['sys:user:import'], scope: 'none' },
    kind: 'binary',
  }),
  'GET /api/v1/users/_export': entry({
    summary: 'Users as a spreadsheet, with the filters of the page call',
    access: { anyOf: ['sys:user:export'], scope: { department: 'users' } },
    kind: 'binary',
    query: UserFilters,
  }),
} as const;
