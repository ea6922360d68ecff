import type { CallData, CallInput, MediaForm, MediaUse } from '@portal/shared/contract';
import {
  countLibrary,
  deletePictures,
  type LibraryRecord,
  listLibrary,
  lockLibrary,
  updateLibrary,
} from '#src/media/pictures/index.ts';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { optionalText } from '#src/platform/text/index.ts';
import { findUses } from './picture-uses.ts';

type Needs = Pick<Deps, 'db'>;
type Page = 'GET /api/v1/media/page';

const audit = { subject: 'picture' } as const;
const maxUses = 100;

/** A page of the media library, the latest first, with the number of uses of each picture. */
export const pageMedia = async (
  { db }: Needs,
  { keywords, pageNum = 1, pageSize = 10 }: CallInput<Page>['query'],
): Promise<CallData<Page>> => {
  const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [rows, total] = await Promise.all([listLibrary(db, keywords, page), countLibrary(db, keywords)]);
  const uses = await findUses(
    db,
    rows.map(({ token }) => token),
  );
  const list = rows.map(({ token, ...row }) => ({ ...row, uses: uses.get(token)?.length ?? 0 }));
  return { list, total };
};

const getPictures = async (tx: Db, ids: readonly number[]): Promise<LibraryRecord[]> => {
  const found = await lockLibrary(tx, ids);
  if (found.length !== new Set(ids).size) throw notFound('图片不存在', 'There is no such picture');
  return found;
};

/** One picture for the edit form. Throws 404. */
export const getMediaForm = async ({ db }: Needs, id: number): Promise<MediaForm> => {
  const [{ token: _, ...form }] = (await getPictures(db, [id])) as [LibraryRecord];
  return form;
};

/** What shows a picture, at most 100 records. Throws 404. */
export const listMediaUses = async ({ db }: Needs, id: number): Promise<MediaUse[]> => {
  const [{ token }] = (await getPictures(db, [id])) as [LibraryRecord];
  return (await findUses(db, [token])).get(token)?.slice(0, maxUses) ?? [];
};

/** Changes name and description of a picture. Throws for a blank name, 409 for a stale version, and 404. */
export const changeMedia = ({ db }: Needs, member: Member, id: number, form: MediaForm): Promise<void> =>
  db.transaction(async (tx) => {
    const [{ token: _, ...before }] = (await getPictures(tx, [id])) as [LibraryRecord];
    await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
    const name = form.name.trim();
    if (name === '') throw invalidField('name', '请填写名称', 'Please enter a name');
    const after = { name, alt: optionalText('alt', form.alt) };
    await updateLibrary(tx, id, after);
    await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
  });

const requireUnused = async (tx: Db, found: readonly LibraryRecord[]): Promise<void> => {
  const uses = await findUses(
    tx,
    found.map(({ token }) => token),
  );
  for (const { token, name } of found) {
    const count = uses.get(token)?.length ?? 0;
    if (count > 0)
      throw invalidField(
        'id',
        `“${name}”正在 ${count} 处使用，不能删除；请先在这些页面更换图片`,
        `“${name}” is used in ${count} ${count === 1 ? 'place' : 'places'} and cannot be deleted. Replace it there first`,
      );
  }
};

/**
 * Deletes pictures that nothing shows, all or none. The lock of a picture waits for records that are being saved with it,
 * so that none loses its picture. Throws with the number of uses, and 404.
 */
export const removeMedia = ({ db }: Needs, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await getPictures(tx, ids);
    await requireUnused(tx, found);
    await deletePictures(
      tx,
      found.map(({ token }) => token),
    );
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map(({ id, name }) => ({ ...deleted, subjectId: id, before: { name } })),
    );
  });
