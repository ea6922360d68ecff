import type { Db } from '#src/platform/database/index.ts';
import { pinyinTokens, plain } from '#src/platform/pinyin/index.ts';
import { deleteNames, listNames, lockUnread, storeTokens } from './record-name-repository.ts';

/** Names that are read at a time. */
const maxRead = 2000;

const tokensOf = (name: string): string =>
  [...new Set(pinyinTokens(plain(name), true))].map((token) => `'${token}'`).join(' ');

/**
 * Stores how the names of new and renamed records are read, 2,000 at a time: users, roles, articles, coupons, enquiries
 * and invoices are found by pinyin afterwards. Several servers share the work.
 */
export const readRecordNames = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const unread = await lockUnread(tx, maxRead);
    for (const [kind, rows] of Map.groupBy(unread, (row) => row.kind)) {
      const names = await listNames(
        tx,
        kind,
        rows.map(({ recordId }) => recordId),
      );
      await storeTokens(
        tx,
        kind,
        names.map(({ id, name }) => ({ id, tokens: tokensOf(name ?? '') })),
      );
      const found = new Set(names.map(({ id }) => id));
      const gone = rows.map(({ recordId }) => recordId).filter((id) => !found.has(id));
      if (gone.length > 0) await deleteNames(tx, kind, gone);
    }
  });
