import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { buyerAnswers, type Db, products, questions } from '#src/platform/database/index.ts';

interface Page {
  readonly pageNum?: number;
  readonly pageSize?: number;
}

export type QuestionRecord = typeof questions.$inferSelect;
export type AnswerRecord = typeof buyerAnswers.$inferSelect;

export const productColumns = { id: products.id, kind: products.kind, title: products.title };

/** Questions with their products, the latest first. */
export const listQuestions = (db: Db, where: SQL | undefined, { pageNum = 1, pageSize = 10 }: Page) =>
  db
    .select({ question: questions, product: productColumns })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

/** Number of questions, counted with their products. */
export const countQuestions = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where);
  return row?.total ?? 0;
};

/** The questions about a product that everybody reads. */
export const shownOf = (productId: number): SQL | undefined =>
  and(eq(questions.productId, productId), eq(questions.state, 'SHOWN'));

const mostAnswers = 500;

/** The answers of buyers to these questions, the oldest first, at most 500; `shown` leaves out all others. */
export const listAnswers = async (
  db: Db,
  questionIds: readonly number[],
  shown: boolean,
): Promise<ReadonlyMap<number, AnswerRecord[]>> => {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(buyerAnswers)
    .where(
      and(
        inArray(buyerAnswers.questionId, [...questionIds]),
        shown ? eq(buyerAnswers.state, 'SHOWN') : undefined,
      ),
    )
    .orderBy(asc(buyerAnswers.id))
    .limit(mostAnswers);
  return Map.groupBy(rows, ({ questionId }) => questionId);
};

/** Questions of a member since a moment, and those that wait for staff. */
export const countOwn = async (tx: Db, userId: number, since: Date) => {
  const [row] = await tx
    .select({
      recent: sql<number>`(count(*) filter (where ${gte(questions.createdAt, since)}))::int`,
      waiting: sql<number>`(count(*) filter (where ${eq(questions.state, 'PENDING')}))::int`,
    })
    .from(questions)
    .where(eq(questions.userId, userId));
  return row ?? { recent: 0, waiting: 0 };
};

export const countOwnAnswers = (tx: Db, userId: number, since: Date): Promise<number> =>
  tx.$count(buyerAnswers, and(eq(buyerAnswers.userId, userId), gte(buyerAnswers.createdAt, since)));

export const insertQuestion = async (tx: Db, values: typeof questions.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(questions).values(values).returning({ id: questions.id });
  if (!row) throw new Error('an inserted question gives its row');
  return row.id;
};

/** Writes an answer; undefined when the member answered before. */
export const insertAnswer = async (
  tx: Db,
  values: typeof buyerAnswers.$inferInsert,
): Promise<number | undefined> => {
  const [row] = await tx
    .insert(buyerAnswers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: buyerAnswers.id });
  return row?.id;
};

/** A question that is shown; undefined when there is none. */
export const findShown = async (db: Db, id: number): Promise<QuestionRecord | undefined> =>
  (
    await db
      .select()
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.state, 'SHOWN')))
  )[0];
