import { desc, eq } from 'drizzle-orm';
import { type Db, insertInto, orderNotes, users } from '#src/platform/database/index.ts';

const maxNotes = 200;

/** The notes of an order, latest first, at most 200. */
export const listNotes = (db: Db, orderId: number) =>
  db
    .select({
      id: orderNotes.id,
      author: users.username,
      text: orderNotes.text,
      createdAt: orderNotes.createdAt,
    })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(maxNotes);

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export const insertNote = (tx: Db, note: typeof orderNotes.$inferInsert): Promise<number> =>
  insertInto(tx, orderNotes, note);
