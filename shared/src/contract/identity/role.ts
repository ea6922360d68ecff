import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, Option, oneOf, pageOf, pageQuery, Status, Version } from '../base/fields.ts';
import {
  changeEntry,
  createEntry,
  deleteEntry,
  formEntry,
  statusEntry,
  withStepUp,
} from '../base/record-entries.ts';

/**
 * The data scope of a role: 0 all, 1 the holder's department and below, 2 that department, 3 themselves, 4 the departments
 * of `deptIds`.
 */
export const DataScopeValue = oneOf(0, 1, 2, 3, 4);

const Sort = Type.Integer({ minimum: 0, maximum: 9999 });

export const RoleRow = Type.Object({
  id: Id,
  name: Type.String(),
  code: Type.String(),
  sort: Sort,
  status: Status,
  dataScope: DataScopeValue,
  /** How many users have the role; it can be deleted when none has. */
  userCount: Type.Integer({ minimum: 0 }),
  /** Days in Asia/Shanghai. */
  createTime: Type.String(),
  updateTime: Type.String(),
});
export type RoleRow = Static<typeof RoleRow>;

export const RoleForm = Type.Object({
  id: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: 64 }),
  code: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_-]*$' }),
  sort: Type.Optional(Sort),
  status: Type.Optional(Status),
  dataScope: Type.Optional(DataScopeValue),
  /** The departments that a role with the data scope 4 sees, without those below them. */
  deptIds: Type.Optional(Type.Array(Id, { maxItems: 200 })),
  /** 1: what its holders publish needs approval, unless another of their roles lets them publish alone. */
  publishApproval: Type.Optional(Status),
  version: Version,
});
export type RoleForm = Static<typeof RoleForm>;

export const roleContract = {
  'GET /api/v1/roles/page': entry({
    summary: 'Roles by name or code and status; ROOT only for its holders',
    access: { anyOf: ['sys:role:query'], scope: 'none' },
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      status: Type.Optional(Status),
      ...pageQuery,
    }),
    data: pageOf(RoleRow),
  }),
  'GET /api/v1/roles/options': entry({
    summary: 'Enabled roles as options',
    access: { anyOf: ['sys:user:query', 'sys:user:add', 'sys:user:edit', 'sys:role:query'], scope: 'none' },
    data: Type.Array(Option),
  }),
  'GET /api/v1/roles/:id/form': formEntry('One role as the form edits it', 'sys:role:edit', 'none', RoleForm),
  'POST /api/v1/roles': withStepUp(
    createEntry(
      'Adds a role; its data scope is at most the caller’s, chosen departments are among theirs',
      'sys:role:add',
      'none',
      RoleForm,
    ),
  ),
  'PUT /api/v1/roles/:id': withStepUp(
    changeEntry(
      'Changes a role within the caller’s grants; A0514 when it was changed meanwhile',
      'sys:role:edit',
      'none',
      RoleForm,
    ),
  ),
  'PUT /api/v1/roles/:id/status': withStepUp(
    statusEntry(
      'Enables or disables a role; its holders gain or lose its grants with their next call',
      'sys:role:edit',
      'none',
    ),
  ),
  'DELETE /api/v1/roles/:id': withStepUp(
    deleteEntry(
      'Deletes roles without users: one id, or several with commas (at most 100)',
      'sys:role:delete',
      'none',
    ),
  ),
  'GET /api/v1/roles/:id/menuIds': entry({
    summary: 'The menus of a role, half-checked ones included',
    access: { anyOf: ['sys:role:query', 'sys:role:edit'], scope: 'none' },
    params: IdParams,
    data: Type.Array(Id),
  }),
  'PUT /api/v1/roles/:id/menus': withStepUp(
    entry({
      summary:
        'Sets the menus of a role, checked and half-checked ones, within the caller’s grants. A0514 when the role was changed meanwhile',
      access: { anyOf: ['sys:role:edit'], scope: 'none' },
      params: IdParams,
      query: Type.Object({ version: Version }),
      body: Type.Array(Id, { maxItems: 5000 }),
    }),
  ),
} as const;
