import type { CallData, CallInput, DictItemForm, Language, OptionNode } from '@portal/shared/contract';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import {
  countItems,
  type DictItem,
  type DictItemColumns,
  deleteItems,
  insertItem,
  listChoices,
  listItems,
  lockItems,
  updateItem,
} from './dict-item-repository.ts';
import { dictFaults, noItem, noType, notBlank, textOrNull } from './dict-rules.ts';
import { findTypeStatus } from './dict-type-repository.ts';

const audit = { subject: 'dict-item' } as const;

type Page = 'GET /api/v1/dict/page';

/** The items of a dictionary, paginated, in sort order. */
export const pageItems = async (
  { db }: Deps,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
): Promise<CallData<Page>> => ({
  list: await listItems(db, filters, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  total: await countItems(db, filters),
});

/** The options of a dictionary in a language, in Chinese without an English name. Throws 404 for an unknown code. */
export const listItemOptions = async (
  { db }: Deps,
  typeCode: string,
  language: Language,
): Promise<OptionNode[]> => {
  if ((await findTypeStatus(db, typeCode)) === undefined) throw noType();
  const items = await listChoices(db, typeCode);
  return items.map(({ value, name, nameEn }) => ({
    value,
    label: language === 'en' ? (nameEn ?? name) : name,
  }));
};

const getItems = async (tx: Db, ids: readonly number[]): Promise<DictItem[]> => {
  const found = await lockItems(tx, ids);
  if (found.length !== ids.length) throw noItem();
  return found;
};

/** One item for the edit form. Throws 404. */
export const getItemForm = async ({ db }: Deps, id: number): Promise<DictItemForm> => {
  const [form] = (await getItems(db, [id])) as [DictItem];
  return form;
};

const columnsOf = (form: DictItemForm, before?: DictItem): DictItemColumns => ({
  typeCode: form.typeCode,
  name: notBlank('name', form.name),
  nameEn: form.nameEn === undefined ? (before?.nameEn ?? null) : textOrNull(form.nameEn),
  value: notBlank('value', form.value),
  sort: form.sort ?? before?.sort ?? 1,
  status: form.status ?? before?.status ?? 1,
  remark: form.remark === undefined ? (before?.remark ?? null) : textOrNull(form.remark),
});

/** Adds an item. Throws for blank fields, a duplicate value and an unknown dictionary. */
export const createItem = async ({ db }: Deps, member: Member, form: DictItemForm): Promise<void> => {
  const after = columnsOf(form);
  await mapConstraintErrors(dictFaults, () =>
    db.transaction(async (tx) => {
      const id = await insertItem(tx, after);
      await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
    }),
  );
};

/** Changes an item. Throws like {@link createItem}, 409 for a stale version, and 404. */
export const changeItem = async ({ db }: Deps, member: Member, id: number, form: DictItemForm) =>
  mapConstraintErrors(dictFaults, () =>
    db.transaction(async (tx) => {
      const [before] = (await getItems(tx, [id])) as [DictItem];
      await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
      const after = columnsOf(form, before);
      await updateItem(tx, id, after);
      await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
    }),
  );

/** Deletes items, all or none. Throws 404. */
export const removeItems = async ({ db }: Deps, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await getItems(tx, ids);
    await deleteItems(tx, ids);
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map((item) => ({ ...deleted, subjectId: item.id, before: item })),
    );
  });
