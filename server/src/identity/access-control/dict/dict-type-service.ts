import type { CallData, CallInput, DictTypeForm } from '@portal/shared/contract';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { dictFaults, noType, notBlank, textOrNull } from './dict-rules.ts';
import {
  countTypes,
  type DictType,
  type DictTypeColumns,
  deleteTypes,
  insertType,
  listTypes,
  lockTypes,
  updateType,
} from './dict-type-repository.ts';

const audit = { subject: 'dict-type' } as const;

type Page = 'GET /api/v1/dict/types/page';

/** Dictionaries, paginated, by code. */
export const pageTypes = async (
  { db }: Deps,
  { keywords, pageNum = 1, pageSize = 10 }: CallInput<Page>['query'],
): Promise<CallData<Page>> => ({
  list: await listTypes(db, keywords, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  total: await countTypes(db, keywords),
});

const getTypes = async (tx: Db, ids: readonly number[]): Promise<DictType[]> => {
  const found = await lockTypes(tx, ids);
  if (found.length !== ids.length) throw noType();
  return found;
};

/** One dictionary for the edit form. Throws 404. */
export const getTypeForm = async ({ db }: Deps, id: number): Promise<DictTypeForm> => {
  const [{ itemCount: _count, ...form }] = (await getTypes(db, [id])) as [DictType];
  return form;
};

const columnsOf = (form: DictTypeForm, before?: DictType): DictTypeColumns => ({
  name: notBlank('name', form.name),
  nameEn: form.nameEn === undefined ? (before?.nameEn ?? null) : textOrNull(form.nameEn),
  code: form.code,
  status: form.status ?? before?.status ?? 1,
  remark: form.remark === undefined ? (before?.remark ?? null) : textOrNull(form.remark),
});

/** Adds a dictionary. Throws for a blank name and a duplicate code. */
export const createType = async ({ db }: Deps, member: Member, form: DictTypeForm): Promise<void> => {
  const after = columnsOf(form);
  await mapConstraintErrors(dictFaults, () =>
    db.transaction(async (tx) => {
      const id = await insertType(tx, after);
      await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
    }),
  );
};

/** Changes a dictionary; its items get a new code. Throws like {@link createType}, 409 and 404. */
export const changeType = async ({ db }: Deps, member: Member, id: number, form: DictTypeForm) =>
  mapConstraintErrors(dictFaults, () =>
    db.transaction(async (tx) => {
      const [before] = (await getTypes(tx, [id])) as [DictType];
      await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
      const after = columnsOf(form, before);
      await updateType(tx, id, after);
      await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
    }),
  );

/** Deletes dictionaries with their items, all or none; the audit row has the number of items. Throws 404. */
export const removeTypes = async ({ db }: Deps, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await getTypes(tx, ids);
    await deleteTypes(tx, ids);
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map((type) => ({ ...deleted, subjectId: type.id, before: type })),
    );
  });
