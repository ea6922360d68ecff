import { desc, eq } from 'drizzle-orm';
import { type Db, orderNotes, users } from '#src/platform/database/index.ts';

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

export const insertNote = async (tx: Db, note: typeof orderNotes.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(orderNotes).values(note).returning({ id: orderNotes.id });
  if (!row) throw new Error('an inserted note gives its row');
  return row.id;
};
