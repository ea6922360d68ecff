import { errorCodes } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import { replacePictures } from '#src/media/pictures/index.ts';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, mapConstraintErrors } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import type { ListDescription, ListForm, ListRecord } from './list-description.ts';
import {
  deleteRows,
  endOf,
  insertRow,
  lockLists,
  lockRows,
  maxRows,
  placeRows,
  updateRow,
} from './list-repository.ts';

type List<Of, R extends ListRecord, F extends ListForm> = ListDescription<Of, R, F>;

/** The rows with these ids, row-locked until the transaction ends. Throws 404 unless all exist. */
const getRows = async <Of, R extends ListRecord, F extends ListForm>(
  tx: Db,
  { table, read, missing }: List<Of, R, F>,
  ids: readonly number[],
): Promise<R[]> => {
  await lockRows(tx, table, ids);
  const found = await read(tx, inArray(table.id, [...ids]));
  if (found.length !== ids.length) throw notFound(missing.zh, missing.en);
  return found;
};

/** One row for the edit form, with its version. Throws 404. */
export const getRow = async <Of, R extends ListRecord, F extends ListForm>(
  db: Db,
  list: List<Of, R, F>,
  id: number,
): Promise<R> => {
  const [row] = await getRows(db, list, [id]);
  if (!row) throw notFound(list.missing.zh, list.missing.en);
  return row;
};

interface Editing {
  readonly deps: Deps;
  readonly member: Member;
}

const usePicture = async <Of, R extends ListRecord, F extends ListForm>(
  tx: Db,
  { deps, member }: Editing,
  { pictureOf }: List<Of, R, F>,
  { before, after }: { before?: R; after?: F },
): Promise<void> => {
  if (!pictureOf) return;
  await replacePictures(tx, member.userId, {
    before: before ? [pictureOf(before)] : [],
    after: after ? [{ url: pictureOf(after), field: 'picture' }] : [],
    now: deps.now(),
  });
};

/** Appends a row to its list. Throws for an invalid field and beyond 50 rows. */
export const createRow = async <Of, R extends ListRecord, F extends ListForm>(
  editing: Editing,
  list: List<Of, R, F>,
  form: F,
): Promise<void> => {
  const { table, subject } = list;
  const values = { ...list.columnsOf(form), status: form.status ?? 1 };
  await mapConstraintErrors(list.faults, () =>
    editing.deps.db.transaction(async (tx) => {
      await lockLists(tx, table);
      const { count, sort } = await endOf(tx, table, list.among(list.listOf(form)));
      if (count >= maxRows)
        throw invalidField('id', `最多 ${maxRows} 条，请先删除一些`, `At most ${maxRows}: delete some first`);
      await usePicture(tx, editing, list, { after: form });
      const after = { ...values, sort: sort + 1 };
      const subjectId = await insertRow(tx, table, after);
      await recordChange(tx, { actor: editing.member, action: 'create', subject, subjectId, after });
    }),
  );
};

/** Changes a row. Throws for an invalid field, 409 for a stale version, and 404. */
export const changeRow = async <Of, R extends ListRecord, F extends ListForm>(
  editing: Editing,
  list: List<Of, R, F>,
  id: number,
  form: F,
): Promise<void> => {
  const { table, subject } = list;
  await mapConstraintErrors(list.faults, () =>
    editing.deps.db.transaction(async (tx) => {
      const before = await getRow(tx, list, id);
      await requireVersion(tx, { subject, id, seen: form.version, stored: before.version });
      const after = { ...list.columnsOf(form, before), status: form.status ?? before.status };
      await usePicture(tx, editing, list, { before, after: form });
      await updateRow(tx, table, id, after);
      const changed = { actor: editing.member, action: 'update', subject, subjectId: id } as const;
      await recordChange(tx, { ...changed, before, after });
    }),
  );
};

/** Shows or hides a row. Throws 404. */
export const setRowStatus = async <Of, R extends ListRecord, F extends ListForm>(
  { deps, member }: Editing,
  list: List<Of, R, F>,
  id: number,
  status: 0 | 1,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await getRow(tx, list, id);
    await updateRow(tx, list.table, id, { status });
    await recordChange(tx, {
      ...{ actor: member, action: 'set-status', subject: list.subject, subjectId: id },
      before: { status: before.status },
      after: { status },
    });
  });

const othersNow = () =>
  conflict(
    errorCodes.changedMeanwhile,
    '列表在您排序期间有变化，请重新载入后再排',
    'The list has changed. Please reload it and sort it again',
  );

/** Sorts a list. Throws 409 when the ids are not exactly those of the list. */
export const orderRows = async <Of, R extends ListRecord, F extends ListForm>(
  { deps, member }: Editing,
  { table, subject, read, among }: List<Of, R, F>,
  of: Of,
  ids: readonly number[],
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockLists(tx, table);
    const before = (await read(tx, among(of))).map(({ id }) => id);
    if (before.length !== ids.length || !before.every((id) => ids.includes(id))) throw othersNow();
    await placeRows(tx, table, ids);
    await recordChange(tx, {
      ...{ actor: member, action: 'order', subject, subjectId: 'all' },
      before: { ids: before },
      after: { ids },
    });
  });

/** Deletes rows, all or none. Throws for one that is referenced, and 404. */
export const removeRows = async <Of, R extends ListRecord, F extends ListForm>(
  editing: Editing,
  list: List<Of, R, F>,
  ids: readonly number[],
): Promise<void> =>
  mapConstraintErrors(list.faults, () =>
    editing.deps.db.transaction(async (tx) => {
      const found = await getRows(tx, list, ids);
      for (const before of found) await usePicture(tx, editing, list, { before });
      await deleteRows(tx, list.table, ids);
      const deleted = { actor: editing.member, action: 'delete', subject: list.subject } as const;
      await recordChanges(
        tx,
        found.map((before) => ({ ...deleted, subjectId: before.id, before })),
      );
    }),
  );
