import type { QuestionState, Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, id, ref, text2, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';

const state = () => text().$type<QuestionState>().notNull().default('PENDING');

/** Questions about products. `author` is masked when written; `answer` is the agency's. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    author: text().notNull(),
    text: text2().$type<Text>().notNull(),
    answer: text2().$type<Text | null>(),
    state: state(),
    hiddenReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('questions_shown')
      .on(t.productId, t.createdAt.desc(), t.id.desc())
      .where(sql`${t.state} = 'SHOWN'`),
    index('questions_latest').on(t.createdAt.desc(), t.id.desc()),
    index('questions_user').on(t.userId, t.createdAt.desc()),
    check('questions_state', sql`${t.state} in ('PENDING', 'SHOWN', 'HIDDEN')`),
    check('questions_hidden', sql`(${t.state} = 'HIDDEN') = (${t.hiddenReason} is not null)`),
  ],
);

/** Answers of members who bought the product, one each. */
export const buyerAnswers = pgTable(
  'buyer_answers',
  {
    id: id(),
    questionId: ref()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    author: text().notNull(),
    text: text2().$type<Text>().notNull(),
    state: state(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('buyer_answers_once').on(t.questionId, t.userId),
    index('buyer_answers_user').on(t.userId, t.createdAt.desc()),
    check('buyer_answers_state', sql`${t.state} in ('PENDING', 'SHOWN', 'HIDDEN')`),
  ],
);
