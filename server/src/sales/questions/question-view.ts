import type { BuyerAnswer, OwnQuestion, Question, StaffQuestion } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { AnswerRecord, QuestionRecord } from './question-repository.ts';

const toAnswer = ({ id, author, text, createdAt }: AnswerRecord): BuyerAnswer => ({
  ...{ id, author, text },
  day: dayOf(createdAt),
});

/** A question in public, with the answers that are shown. */
export const toQuestion = (
  { id, author, text, answer, createdAt }: QuestionRecord,
  answers: readonly AnswerRecord[] = [],
): Question => ({ ...{ id, author, text, answer }, day: dayOf(createdAt), answers: answers.map(toAnswer) });

interface Listed {
  readonly question: QuestionRecord;
  readonly product: OwnQuestion['product'];
}

/** A question as its author sees it. */
export const toOwnQuestion = (
  { question, product }: Listed,
  answers: readonly AnswerRecord[] = [],
): OwnQuestion => ({
  ...toQuestion(question, answers),
  ...{ product, state: question.state, hiddenReason: question.hiddenReason },
});

/** A question as staff see it. */
export const toStaffQuestion = (
  listed: Listed & { readonly version: string },
  answers: readonly AnswerRecord[] = [],
): StaffQuestion => ({
  ...toOwnQuestion(listed),
  answers: answers.map((answer) => ({ ...toAnswer(answer), state: answer.state })),
  version: listed.version,
});
