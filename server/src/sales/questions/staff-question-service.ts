import type { CallData, CallInput, QuestionReply, Text } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { notifyMembers } from '#src/sales/notifications/index.ts';
import { countQuestions, listAnswers, type QuestionRecord } from './question-repository.ts';
import { toStaffQuestion } from './question-view.ts';
import {
  findAsker,
  listStaffQuestions,
  lockQuestion,
  matching,
  setAnswerState,
  updateQuestion,
} from './staff-question-repository.ts';

type Needs = Pick<Deps, 'db'>;
type Page = 'GET /api/v1/questions/page';

/** The page with the author's questions. */
const questionsPath = '/personal/reviews?tab=questions';

const auditRow = { subject: 'question' } as const;
const wrongState = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

/** A page of the questions in the data scope in every state, with all answers of buyers. */
export const pageQuestions = async (
  { db }: Needs,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
  scope: DataScope,
): Promise<CallData<Page>> => {
  const where = matching(filters, scope);
  const rows = await listStaffQuestions(db, where, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const ids = rows.map(({ question }) => question.id);
  const answers = await listAnswers(db, ids, false);
  return {
    list: rows.map((row) => toStaffQuestion(row, answers.get(row.question.id))),
    total: await countQuestions(db, where),
  };
};

const lockExisting = async (tx: Db, id: number) => {
  const question = await lockQuestion(tx, id);
  if (!question) throw notFound('没有这个问题', 'There is no such question');
  return question;
};

const replyOf = ({ zh, en }: QuestionReply): Text => {
  if (zh.trim() === '') throw invalidField('zh', '请填写回答', 'The answer is blank');
  const english = en?.trim();
  return { zh: zh.trim(), ...(english ? { en: english } : {}) };
};

/** Sends the author of a question a message with its first answer. */
const notifyAsker = async (tx: Db, { id }: Pick<QuestionRecord, 'id'>): Promise<void> => {
  const asker = await findAsker(tx, id);
  if (!asker?.userId) return;
  const { zh, en = zh } = asker.title;
  const message = {
    ...{ userId: asker.userId, category: 'reply' as const, source: `question ${id}`, path: questionsPath },
    title: { zh: '您的提问有了回答', en: 'Your question was answered' },
    body: {
      zh: `您就“${zh}”提出的问题有了回答，可在“我的评价与提问”中查看。`,
      en: `Your question about “${en}” was answered. See it under “My reviews and questions”.`,
    },
  };
  await notifyMembers(tx, [message]);
};

/**
 * Adds or changes the agency's answer and publishes the question; its author is notified of the first answer. Throws
 * HttpError: a blank `zh`, A0513 for a hidden question, A0514 when it was changed meanwhile, 404.
 */
export const answerQuestion = (
  { db }: Needs,
  member: Member,
  id: number,
  form: QuestionReply,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { version, ...question } = await lockExisting(tx, id);
    await requireVersion(tx, { ...auditRow, id, seen: form.version, stored: version });
    const answer = replyOf(form);
    if (question.state === 'HIDDEN')
      throw wrongState('该问题已隐藏，请先恢复显示', 'This question is hidden. Please show it first');
    await updateQuestion(tx, id, { answer, state: 'SHOWN' });
    await notifyAsker(tx, question);
    const change = { before: { answer: question.answer }, after: { answer } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'reply', subjectId: id, ...change });
  });

/** Publishes a question that waits or is hidden. Throws A0513 when it is shown, and 404. */
export const showQuestion = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { state, hiddenReason: reason } = await lockExisting(tx, id);
    if (state === 'SHOWN') throw wrongState('该问题已显示', 'This question is shown already');
    await updateQuestion(tx, id, { state: 'SHOWN', hiddenReason: null });
    const change = { before: { state, reason }, after: { state: 'SHOWN', reason: null } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'publish', subjectId: id, ...change });
  });

/** Hides a question with its answers for a reason that its author reads. Throws `reason`, A0513 and 404. */
export const hideQuestion = ({ db }: Needs, member: Member, id: number, text: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockExisting(tx, id);
    const reason = text.trim();
    if (reason === '') throw invalidField('reason', '请填写原因', 'Please give a reason');
    if (state === 'HIDDEN') throw wrongState('该问题已隐藏', 'This question is hidden already');
    await updateQuestion(tx, id, { state: 'HIDDEN', hiddenReason: reason });
    const change = { before: { state }, after: { state: 'HIDDEN', reason } };
    await recordChange(tx, { ...auditRow, actor: member, action: 'take-down', subjectId: id, ...change });
  });

interface AnswerChange {
  readonly id: number;
  readonly answerId: number;
  readonly state: 'SHOWN' | 'HIDDEN';
}

/** Shows or hides the answer of a buyer; the author of the question is notified of the first answer. Throws 404. */
export const moderateAnswer = ({ db }: Needs, member: Member, change: AnswerChange): Promise<void> =>
  db.transaction(async (tx) => {
    const question = await lockExisting(tx, change.id);
    const answer = await setAnswerState(tx, change);
    if (!answer) throw notFound('没有待处理的回答', 'There is no such answer to change');
    if (change.state === 'SHOWN' && question.state === 'SHOWN') await notifyAsker(tx, question);
    const action = change.state === 'SHOWN' ? 'publish' : 'take-down';
    const after = { answerId: answer.id, state: answer.state };
    await recordChange(tx, { ...auditRow, actor: member, action, subjectId: change.id, after });
  });
