import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, nullable, oneOf, pageOf, pageQuery, Text, Version } from '../base/fields.ts';
import { ProductKind } from './product.ts';

/** Waiting for staff, shown to everybody, or hidden by staff. */
export const QuestionState = oneOf('PENDING', 'SHOWN', 'HIDDEN');
export type QuestionState = Static<typeof QuestionState>;

/** The answer of a member who bought the product; `author` masked by the server. */
export const BuyerAnswer = Type.Object({ id: Id, author: Type.String(), text: Text, day: Day });
export type BuyerAnswer = Static<typeof BuyerAnswer>;

const asked = {
  id: Id,
  author: Type.String(),
  text: Text,
  day: Day,
  answer: nullable(Text),
};

/** A question about a product as everybody reads it; `answer` is the agency's. */
export const Question = Type.Object({ ...asked, answers: Type.Array(BuyerAnswer) });
export type Question = Static<typeof Question>;

const moderated = {
  product: Type.Object({ id: Id, kind: ProductKind, title: Text }),
  state: QuestionState,
  hiddenReason: nullable(Type.String()),
};

/** A member's own question; hidden it is still theirs to read, with the reason. */
export const OwnQuestion = Type.Object({ ...Question.properties, ...moderated });
export type OwnQuestion = Static<typeof OwnQuestion>;

/** A question as staff see it, with the answers of buyers in every state. */
export const StaffQuestion = Type.Object({
  ...asked,
  ...moderated,
  answers: Type.Array(Type.Object({ ...BuyerAnswer.properties, state: QuestionState })),
  version: Type.String(),
});
export type StaffQuestion = Static<typeof StaffQuestion>;

/** A question or the answer of a buyer: 5 to 500 characters, text and never markup. */
export const QuestionForm = Type.Object({ text: Type.String({ minLength: 5, maxLength: 500 }) });
export type QuestionForm = Static<typeof QuestionForm>;

/** The answer of the agency, at most 1,000 characters in each language. */
export const QuestionReply = Type.Object({
  zh: Type.String({ minLength: 1, maxLength: 1000 }),
  en: Type.Optional(Type.String({ maxLength: 1000 })),
  version: Version,
});
export type QuestionReply = Static<typeof QuestionReply>;

const AnswerParams = Type.Object({ id: Id, answerId: Id });
const answer = { anyOf: ['biz:question:answer'], scope: { department: 'questions' } } as const;
const moderate = { anyOf: ['biz:question:moderate'], scope: { department: 'questions' } } as const;

/** Questions about products: asked by members, published and answered by staff, answered by buyers too. */
export const questionContract = {
  'GET /api/v1/products/:id/questions': entry({
    summary: 'The questions about a product that are shown, the latest first, each with its answers',
    access: 'public',
    params: IdParams,
    query: Type.Object({ ...pageQuery }),
    data: pageOf(Question),
  }),
  'POST /api/v1/products/:id/questions': entry({
    summary:
      'Asks about a live product. The question is shown once staff publish or answer it. B0210 (429) beyond 5 a day, or 20 that wait',
    params: IdParams,
    body: QuestionForm,
    data: Type.Object({ id: Id }),
  }),
  'GET /api/v1/products/:id/question-rights': entry({
    summary: 'Whether the member may answer questions about the product: a buyer may',
    params: IdParams,
    data: Type.Object({ canAnswer: Type.Boolean() }),
  }),
  'POST /api/v1/questions/:id/answers': entry({
    summary:
      'Answers a question that is shown, once per member who bought its product; shown once staff publish it. A0513 for others, a second answer and an own question, B0210 (429) beyond 20 a day',
    params: IdParams,
    body: QuestionForm,
    data: Type.Object({ id: Id }),
  }),
  'GET /api/v1/account/questions': entry({
    summary: "The member's questions in every state, the latest first",
    query: Type.Object({ ...pageQuery }),
    data: pageOf(OwnQuestion),
  }),
  'GET /api/v1/questions/page': entry({
    summary:
      'All questions, the latest first: by words of the question, its product or author, kind, state, and whether the agency has answered or an answer of a buyer waits',
    access: { anyOf: ['biz:question:query'], scope: { department: 'questions' } },
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      kind: Type.Optional(ProductKind),
      state: Type.Optional(QuestionState),
      answered: Type.Optional(oneOf('yes', 'no')),
      waiting: Type.Optional(oneOf('yes')),
      ...pageQuery,
    }),
    data: pageOf(StaffQuestion),
  }),
  'PUT /api/v1/questions/:id/answer': entry({
    summary:
      "Adds or changes the agency's answer and publishes the question; its author is notified of the first one. A0513 for a hidden one, A0514 when it was changed meanwhile",
    access: answer,
    params: IdParams,
    body: QuestionReply,
  }),
  'POST /api/v1/questions/:id/show': entry({
    summary: 'Publishes a question; A0513 when it is shown already',
    access: moderate,
    params: IdParams,
  }),
  'POST /api/v1/questions/:id/hide': entry({
    summary: 'Hides a question with its answers; its author sees the reason. A0513 when it is hidden already',
    access: moderate,
    params: IdParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  }),
  'POST /api/v1/questions/:id/answers/:answerId/show': entry({
    summary: 'Publishes the answer of a buyer; the author of the question is notified',
    access: moderate,
    params: AnswerParams,
  }),
  'POST /api/v1/questions/:id/answers/:answerId/hide': entry({
    summary: 'Hides the answer of a buyer',
    access: moderate,
    params: AnswerParams,
  }),
} as const;
