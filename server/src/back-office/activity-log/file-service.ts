import type { FileKind, StoredFile } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { and, type SQL, sql } from 'drizzle-orm';
import { viewerOf, visibleTo } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import { boundedPage, countBounded, type Page } from './bounded-page.ts';
import { deleteUnusedFile, type FileFilters, filesOf } from './file-repository.ts';

const seenBy = async (db: Db, member: Member): Promise<SQL | undefined> =>
  visibleTo(db, await viewerOf(db, member));

/** Files of the users visible to the member, latest first. */
export const listFiles = async (
  db: Db,
  member: Member,
  { keywords, kind, used, ...page }: Page & FileFilters,
): Promise<{ list: StoredFile[]; total: number }> => {
  const seen = await seenBy(db, member);
  const filters = { keywords, kind, used };
  const { limit, offset } = boundedPage(page);
  const rows = await filesOf(db, seen, filters).limit(limit).offset(offset);
  const list = rows.map(({ number, createdAt, ...file }) => ({
    ...file,
    id: `${file.kind}-${number}`,
    createdAt: createdAt.toISOString(),
  }));
  return { list, total: await countBounded(db, filesOf(db, seen, filters)) };
};

/** Deletes an unused file. Throws 404 for one that is not visible to the member, and 409 for one in use. */
export const deleteFile = async (db: Db, member: Member, id: string): Promise<void> => {
  const [kind, digits] = id.split('-') as [FileKind, string];
  const only = and(await seenBy(db, member), sql`files.number = ${Number(digits)}`);
  await db.transaction(async (tx) => {
    const [found] = await filesOf(tx, only, { kind }).limit(1);
    if (!found) throw notFound('没有这个文件', 'There is no such file');
    if (!(await deleteUnusedFile(tx, kind, found.number)))
      throw conflict(
        errorCodes.wrongState,
        '文件正在使用，不能删除',
        'This file is in use and cannot be deleted',
      );
    const { type, size, ownerId } = found;
    const before = { kind, type, size, ownerId };
    await recordChange(tx, { actor: member, action: 'delete', subject: 'file', subjectId: id, before });
  });
};
