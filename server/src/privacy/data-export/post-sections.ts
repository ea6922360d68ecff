import { asc, eq } from 'drizzle-orm';
import {
  buyerAnswers,
  pickColumns,
  products,
  questions,
  reviews,
  reviewVotes,
} from '#src/platform/database/index.ts';
import type { Read } from './reader.ts';

const ownReviews: Read = ({ db }, id) =>
  db
    .select({
      product: products.title,
      ...pickColumns(reviews, ['rating', 'scores', 'travellerType', 'helpful']),
      text: reviews.text,
      pictures: reviews.pictures,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, id))
    .orderBy(asc(reviews.id));

const votes: Read = ({ db }, id) =>
  db
    .select({ product: products.title, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviewVotes.userId, id))
    .orderBy(asc(reviewVotes.reviewId));

const ownQuestions: Read = ({ db }, id) =>
  db
    .select({
      product: products.title,
      ...pickColumns(questions, ['text', 'state', 'hiddenReason', 'answer', 'createdAt']),
    })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(eq(questions.userId, id))
    .orderBy(asc(questions.id));

const ownAnswers: Read = ({ db }, id) =>
  db
    .select({ question: questions.text, ...pickColumns(buyerAnswers, ['text', 'state', 'createdAt']) })
    .from(buyerAnswers)
    .innerJoin(questions, eq(questions.id, buyerAnswers.questionId))
    .where(eq(buyerAnswers.userId, id))
    .orderBy(asc(buyerAnswers.id));

/** What a member wrote about products. */
export const postSections = {
  reviews: ownReviews,
  reviewVotes: votes,
  questions: ownQuestions,
  answers: ownAnswers,
} as const;
