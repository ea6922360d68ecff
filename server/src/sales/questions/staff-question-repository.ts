import type { CallInput } from '@portal/shared/contract';
import { and, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isTitleReadAs, ofProductInScope, productInScope } from '#src/catalog/products/index.ts';
import { versionOf } from '#src/platform/audit/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  buyerAnswers,
  containing,
  type Db,
  products,
  questions,
  updateById,
} from '#src/platform/database/index.ts';
import { type AnswerRecord, productColumns } from './question-repository.ts';

export type QuestionFilters = Omit<CallInput<'GET /api/v1/questions/page'>['query'], 'pageNum' | 'pageSize'>;

const matchKeywords = (keywords: string | undefined): SQL | undefined => {
  if (!keywords?.trim()) return undefined;
  const words = containing(keywords.trim());
  return or(
    sql`${questions.text} ->> 'zh' ilike ${words}`,
    sql`${questions.text} ->> 'en' ilike ${words}`,
    ilike(questions.author, words),
    sql`${products.title} ->> 'zh' ilike ${words}`,
    sql`${products.title} ->> 'en' ilike ${words}`,
    isTitleReadAs(keywords),
  );
};

const isAnswered = { yes: sql`${questions.answer} is not null`, no: sql`${questions.answer} is null` };

const answerWaits = sql`exists (select from ${buyerAnswers}
  where ${buyerAnswers.questionId} = ${questions.id} and ${buyerAnswers.state} = 'PENDING')`;

/** The questions that pass the filters and are in the data scope. */
export const matching = (
  { keywords, kind, state, answered, waiting }: QuestionFilters,
  scope: DataScope,
): SQL | undefined =>
  and(
    matchKeywords(keywords),
    kind && eq(products.kind, kind),
    state && eq(questions.state, state),
    answered && isAnswered[answered],
    waiting && answerWaits,
    productInScope(scope),
  );

/** A page of questions with their products and versions, latest first. */
export const listStaffQuestions = (
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select({ question: questions, product: productColumns, version: versionOf(questions.updatedAt) })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(where)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit)
    .offset(offset);

/** Whether all these questions exist and their products are in the data scope. */
export const areQuestionsInScope = async (
  db: Db,
  ids: readonly number[],
  scope: DataScope,
): Promise<boolean> => {
  const chosen = and(inArray(questions.id, [...ids]), ofProductInScope(scope, sql`${questions.productId}`));
  return (await db.$count(questions, chosen)) === new Set(ids).size;
};

/** A question and its version, row-locked until the transaction ends. */
export const lockQuestion = async (tx: Db, id: number) =>
  (
    await tx
      .select({ ...getTableColumns(questions), version: versionOf(questions.updatedAt) })
      .from(questions)
      .where(eq(questions.id, id))
      .for('update')
  )[0];

export const updateQuestion = (
  tx: Db,
  id: number,
  change: Partial<Pick<typeof questions.$inferInsert, 'answer' | 'state' | 'hiddenReason'>>,
): Promise<void> => updateById(tx, questions, id, change);

/** Sets the state of an answer of a question; undefined when there is no such answer in another state. */
export const setAnswerState = async (
  tx: Db,
  {
    id,
    answerId,
    state,
  }: { readonly id: number; readonly answerId: number; readonly state: 'SHOWN' | 'HIDDEN' },
): Promise<AnswerRecord | undefined> => {
  const [row] = await tx
    .update(buyerAnswers)
    .set({ state })
    .where(
      and(
        eq(buyerAnswers.id, answerId),
        eq(buyerAnswers.questionId, id),
        sql`${buyerAnswers.state} <> ${state}`,
      ),
    )
    .returning();
  return row;
};

/** What a message about an answer needs: the product's title, and the author; null once the account is erased. */
export const findAsker = async (tx: Db, id: number) =>
  (
    await tx
      .select({ title: products.title, userId: questions.userId })
      .from(questions)
      .innerJoin(products, eq(products.id, questions.productId))
      .where(eq(questions.id, id))
  )[0];
