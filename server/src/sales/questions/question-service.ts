import type { CallData, CallInput, QuestionForm } from '@portal/shared/contract';
import { checkQuestion, dayOf, errorCodes, questionBounds, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { requireLive } from '#src/catalog/products/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember, questions } from '#src/platform/database/index.ts';
import { conflict, HttpError, notFound, throwFieldError } from '#src/platform/errors/index.ts';
import { hasPaidOrder } from '#src/sales/orders/index.ts';
import { findMaskedAuthor } from '#src/sales/reviews/index.ts';
import {
  countOwn,
  countOwnAnswers,
  countQuestions,
  findShown,
  insertAnswer,
  insertQuestion,
  listAnswers,
  listQuestions,
  shownOf,
} from './question-repository.ts';
import { toOwnQuestion, toQuestion } from './question-view.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Shown = 'GET /api/v1/products/:id/questions';
type Own = 'GET /api/v1/account/questions';

const daySeconds = 86_400;

const tooMany = (zh: string, en: string): HttpError =>
  new HttpError({ zh, en }, { status: 429, code: errorCodes.rateLimited, retryAfter: daySeconds });

/** A page of the questions about a live product, with the answers of buyers that are shown. Throws 404. */
export const findQuestions = async (
  db: Db,
  productId: number,
  page: CallInput<Shown>['query'],
): Promise<CallData<Shown>> => {
  await requireLive(db, productId);
  const rows = await listQuestions(db, shownOf(productId), page);
  const ids = rows.map(({ question }) => question.id);
  const answers = await listAnswers(db, ids, true);
  return {
    list: rows.map(({ question }) => toQuestion(question, answers.get(question.id))),
    total: await countQuestions(db, shownOf(productId)),
  };
};

/** A page of the member's own questions in every state. */
export const findOwnQuestions = async (
  db: Db,
  userId: number,
  page: CallInput<Own>['query'],
): Promise<CallData<Own>> => {
  const own = eq(questions.userId, userId);
  const rows = await listQuestions(db, own, page);
  const ids = rows.map(({ question }) => question.id);
  const answers = await listAnswers(db, ids, true);
  return {
    list: rows.map((row) => toOwnQuestion(row, answers.get(row.question.id))),
    total: await countQuestions(db, own),
  };
};

const requireRoom = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const { recent, waiting } = await countOwn(tx, userId, startOfDay(dayOf(now)));
  const { perDay, waiting: mostWaiting } = questionBounds;
  if (recent >= perDay)
    throw tooMany(
      `每天最多提 ${perDay} 个问题，请明天再来`,
      `You can ask ${perDay} questions a day. Please come back tomorrow`,
    );
  if (waiting >= mostWaiting)
    throw tooMany(
      `您有 ${mostWaiting} 个问题等待回复，请在回复后再提问`,
      `${mostWaiting} of your questions are waiting for an answer. Please ask again once they are answered`,
    );
};

/**
 * Stores a question of a member about a live product; staff publish it. Throws HttpError: 404, `text`, B0210 (429) beyond
 * 5 a day (in Asia/Shanghai) or 20 that wait.
 */
export const askQuestion = (
  { db, now }: Needs,
  userId: number,
  asked: { readonly productId: number } & QuestionForm,
): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    await requireLive(tx, asked.productId);
    throwFieldError(checkQuestion(asked.text));
    await lockMember(tx, userId);
    const createdAt = now();
    await requireRoom(tx, userId, createdAt);
    const author = await findMaskedAuthor(tx, userId);
    return {
      id: await insertQuestion(tx, {
        ...{ productId: asked.productId, userId, author, text: { zh: asked.text.trim() } },
        ...{ createdAt, updatedAt: createdAt },
      }),
    };
  });

const refuse = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

const requireBuyer = async (tx: Db, userId: number, id: number): Promise<void> => {
  const question = await findShown(tx, id);
  if (!question) throw notFound('没有这个问题', 'There is no such question');
  if (question.userId === userId) throw refuse('不能回答自己的提问', 'You cannot answer your own question');
  if (!(await hasPaidOrder(tx, userId, question.productId)))
    throw refuse('购买过该产品的会员才能回答', 'Only members who bought this product can answer');
};

/**
 * Stores the answer of a buyer; staff publish it. Throws HttpError: 404, `text`, A0513 (409) for members who did not
 * buy the product, a second answer and an own question, B0210 (429) beyond 20 a day.
 */
export const answerAsBuyer = (
  { db, now }: Needs,
  userId: number,
  id: number,
  form: QuestionForm,
): Promise<{ id: number }> =>
  db.transaction(async (tx) => {
    throwFieldError(checkQuestion(form.text));
    await requireBuyer(tx, userId, id);
    await lockMember(tx, userId);
    const createdAt = now();
    const { answersPerDay } = questionBounds;
    if ((await countOwnAnswers(tx, userId, startOfDay(dayOf(createdAt)))) >= answersPerDay)
      throw tooMany(
        `每天最多回答 ${answersPerDay} 个问题，请明天再来`,
        `You can answer ${answersPerDay} questions a day. Please come back tomorrow`,
      );
    const values = {
      questionId: id,
      userId,
      author: await findMaskedAuthor(tx, userId),
      text: { zh: form.text.trim() },
      createdAt,
    };
    const answerId = await insertAnswer(tx, values);
    if (!answerId) throw refuse('您已回答过这个问题', 'You have answered this question already');
    return { id: answerId };
  });

/** Whether the member may answer questions about a product. */
export const findRights = async (
  db: Db,
  userId: number,
  productId: number,
): Promise<{ canAnswer: boolean }> => ({
  canAnswer: await hasPaidOrder(db, userId, productId),
});
