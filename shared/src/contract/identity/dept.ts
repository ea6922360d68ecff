import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, Option, Status, Version } from '../base/fields.ts';
import { changeEntry, createEntry, deleteEntry, formEntry } from '../base/record-entries.ts';

const Sort = Type.Integer({ minimum: 0, maximum: 9999 });

/** One row of the department tree; `children` is absent when there are none. */
export interface DeptNode {
  id: number;
  parentId: number;
  name: string;
  sort: number;
  status: 0 | 1;
  /** The number of users in this department, without sub-departments. */
  userCount: number;
  /** Days in Asia/Shanghai. */
  createTime: string;
  updateTime: string;
  children?: DeptNode[];
}

/** `parentId` 0 is the top. */
export const DeptForm = Type.Object({
  id: Type.Optional(Id),
  parentId: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  name: Type.String({ minLength: 1, maxLength: 64 }),
  sort: Type.Optional(Sort),
  status: Type.Optional(Status),
  version: Version,
});
export type DeptForm = Static<typeof DeptForm>;

export const deptContract = {
  'GET /api/v1/dept': entry({
    summary: 'The department tree, or the branches that match the keywords or the status',
    access: { anyOf: ['sys:dept:query'], scope: 'none' },
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      status: Type.Optional(Status),
    }),
    data: Type.Array(Type.Unsafe<DeptNode>({ type: 'object', additionalProperties: true })),
  }),
  'GET /api/v1/dept/options': entry({
    summary: 'Enabled departments as a tree of options',
    access: {
      anyOf: [
        'sys:user:query',
        'sys:user:add',
        'sys:user:edit',
        'sys:dept:add',
        'sys:dept:edit',
        'biz:product:publish',
      ],
      scope: 'none',
    },
    data: Type.Array(Option),
  }),
  'GET /api/v1/dept/:id/form': formEntry(
    'One department as the form edits it',
    'sys:dept:edit',
    'none',
    DeptForm,
  ),
  'POST /api/v1/dept': createEntry(
    'Adds a department within the caller’s data scope',
    'sys:dept:add',
    'none',
    DeptForm,
  ),
  'PUT /api/v1/dept/:id': changeEntry(
    'Changes a department; a cycle is rejected, A0514 when it was changed meanwhile',
    'sys:dept:edit',
    'none',
    DeptForm,
  ),
  'DELETE /api/v1/dept/:id': deleteEntry(
    'Deletes departments with all below them, if none of them has users: one id, or several with commas (at most 100)',
    'sys:dept:delete',
    'none',
  ),
} as const;
