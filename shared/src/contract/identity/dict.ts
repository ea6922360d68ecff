import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, nullable, Option, pageOf, pageQuery, Status, Version } from '../base/fields.ts';
import { changeEntry, createEntry, deleteEntry, formEntry } from '../base/record-entries.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });
const NameEn = Type.Optional(nullable(Type.String({ maxLength: 128 })));
const Code = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_-]*$' });
const Remark = Type.Optional(nullable(Type.String({ maxLength: 500 })));
const keywords = Type.Optional(Type.String({ maxLength: 100 }));

export const DictTypeRow = Type.Object({
  id: Id,
  name: Type.String(),
  nameEn: nullable(Type.String()),
  code: Type.String(),
  status: Status,
  remark: nullable(Type.String()),
  /** The number of items that are deleted with it. */
  itemCount: Type.Integer({ minimum: 0 }),
});
export type DictTypeRow = Static<typeof DictTypeRow>;

export const DictTypeForm = Type.Object({
  id: Type.Optional(Id),
  name: Name,
  nameEn: NameEn,
  code: Code,
  status: Type.Optional(Status),
  remark: Remark,
  version: Version,
});
export type DictTypeForm = Static<typeof DictTypeForm>;

export const DictItemRow = Type.Object({
  id: Id,
  typeCode: Type.String(),
  name: Type.String(),
  nameEn: nullable(Type.String()),
  value: Type.String(),
  sort: Type.Integer(),
  status: Status,
  remark: nullable(Type.String()),
});
export type DictItemRow = Static<typeof DictItemRow>;

export const DictItemForm = Type.Object({
  id: Type.Optional(Id),
  typeCode: Code,
  name: Name,
  nameEn: NameEn,
  value: Type.String({ minLength: 1, maxLength: 64 }),
  sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  status: Type.Optional(Status),
  remark: Remark,
  version: Version,
});
export type DictItemForm = Static<typeof DictItemForm>;

const types = {
  'GET /api/v1/dict/types/page': entry({
    summary: 'Dictionaries by name in either language, or code',
    access: { anyOf: ['sys:dict_type:query'], scope: 'none' },
    query: Type.Object({ keywords, ...pageQuery }),
    data: pageOf(DictTypeRow),
  }),
  'GET /api/v1/dict/types/:id/form': formEntry(
    'One dictionary as the form edits it',
    'sys:dict_type:edit',
    'none',
    DictTypeForm,
  ),
  'POST /api/v1/dict/types': createEntry('Adds a dictionary', 'sys:dict_type:add', 'none', DictTypeForm),
  'PUT /api/v1/dict/types/:id': changeEntry(
    'Changes a dictionary; its items follow a new code. A0514 when it was changed meanwhile',
    'sys:dict_type:edit',
    'none',
    DictTypeForm,
  ),
  'DELETE /api/v1/dict/types/:id': deleteEntry(
    'Deletes dictionaries with their items: one id, or several with commas (at most 100)',
    'sys:dict_type:delete',
    'none',
  ),
} as const;

const items = {
  'GET /api/v1/dict/page': entry({
    summary: 'The items of a dictionary, by name in either language or value, in their order',
    access: { anyOf: ['sys:dict:query'], scope: 'none' },
    query: Type.Object({ typeCode: Code, keywords, ...pageQuery }),
    data: pageOf(DictItemRow),
  }),
  'GET /api/v1/dict/:id/form': formEntry(
    'One item as the form edits it',
    'sys:dict:edit',
    'none',
    DictItemForm,
  ),
  'POST /api/v1/dict': createEntry('Adds an item to a dictionary', 'sys:dict:add', 'none', DictItemForm),
  'PUT /api/v1/dict/:id': changeEntry(
    'Changes an item; A0514 when it was changed meanwhile',
    'sys:dict:edit',
    'none',
    DictItemForm,
  ),
  'DELETE /api/v1/dict/:id': deleteEntry(
    'Deletes items: one id, or several with commas (at most 100)',
    'sys:dict:delete',
    'none',
  ),
  'GET /api/v1/dict/:typeCode/options': entry({
    summary:
      'The enabled items of a dictionary as options in the language of the request, none while it is disabled',
    params: Type.Object({ typeCode: Code }),
    data: Type.Array(Option),
  }),
} as const;

export const dictContract = { ...types, ...items } as const;
