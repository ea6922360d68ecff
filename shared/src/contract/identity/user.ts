import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, IdsParams, pageOf, pageQuery, Status, Version } from '../base/fields.ts';

const nullable = <S extends import('typebox').TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const UserRow = Type.Object({
  id: Id,
  username: Type.String(),
  nickname: Type.String(),
  mobile: nullable(Type.String()),
  genderLabel: Type.String(),
  avatar: nullable(Type.String()),
  email: nullable(Type.String()),
  status: Status,
  deptName: nullable(Type.String()),
  roleNames: Type.String(),
  createTime: Type.String(),
});
export type UserRow = Static<typeof UserRow>;

/** Gender: 1 male, 2 female, 0 unknown. */
export const UserForm = Type.Object({
  id: Type.Optional(Id),
  username: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.@-]+$' }),
  nickname: Type.String({ minLength: 1, maxLength: 64 }),
  mobile: Type.Optional(nullable(Type.String({ pattern: '^(1[3-9]\\d{9})?$' }))),
  gender: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
  avatar: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  email: Type.Optional(
    nullable(Type.String({ maxLength: 128, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' })),
  ),
  status: Type.Optional(Status),
  /** None for members of the public. */
  deptId: Type.Optional(nullable(Id)),
  roleIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  version: Version,
});
export type UserForm = Static<typeof UserForm>;

const filters = {
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Status),
  deptId: Type.Optional(Id),
  startTime: Type.Optional(Day),
  endTime: Type.Optional(Day),
};

export const userContract = {
  'GET /api/v1/users/page': entry({
    summary:
      'Users by name or mobile, status, department (with those below) and day of creation; root is never listed',
    access: { anyOf: ['sys:user:query'] },
    query: Type.Object({ ...filters, ...pageQuery }),
    data: pageOf(UserRow),
  }),
  'GET /api/v1/users/:id/form': entry({
    summary: 'One user as the form edits it',
    access: { anyOf: ['sys:user:edit'] },
    params: IdParams,
    data: UserForm,
  }),
  'POST /api/v1/users': entry({
    summary: 'Adds a user; the first password is 123456 and must be changed',
    access: { anyOf: ['sys:user:add'] },
    body: UserForm,
  }),
  'PUT /api/v1/users/:id': entry({
    summary: 'Changes a user',
    access: { anyOf: ['sys:user:edit'] },
    params: IdParams,
    body: UserForm,
  }),
  'PATCH /api/v1/users/:id/status': entry({
    summary: 'Enables or disables a user; disabling ends their sessions',
    access: { anyOf: ['sys:user:edit'] },
    params: IdParams,
    query: Type.Object({ status: Status }),
  }),
  'PATCH /api/v1/users/:id/password': entry({
    summary: 'Sets a new password (6-128 characters) and ends the sessions of that user',
    access: { anyOf: ['sys:user:reset_pwd'] },
    params: IdParams,
    query: Type.Object({ password: Type.String({ minLength: 6, maxLength: 128 }) }),
  }),
  'DELETE /api/v1/users/:id': entry({
    summary: 'Deletes users: one id, or several with commas (at most 100)',
    access: { anyOf: ['sys:user:delete'] },
    params: IdsParams,
  }),
  'GET /api/v1/users/template': entry({
    summary: 'The template of the import spreadsheet, with an example',
    access: { anyOf: ['sys:user:import'] },
    kind: 'binary',
  }),
  'GET /api/v1/users/_export': entry({
    summary: 'Users as a spreadsheet, with the filters of the page call',
    access: { anyOf: ['sys:user:export'] },
    kind: 'binary',
    query: Type.Object(filters),
  }),
} as const;
