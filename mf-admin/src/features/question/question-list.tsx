import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { productKinds, useProductKindOptions } from '#src/ui/product-kinds.ts';
import { useShow } from './question-calls.ts';
import { QuestionCard } from './question-card.tsx';
import { questionMessages } from './question-messages.ts';

const AnswerDrawer = lazy(() => import('./answer-drawer.tsx'));
const HideDrawer = lazy(() => import('./hide-drawer.tsx'));

const answering = { anyOf: ['biz:question:answer'] };
const moderating = { anyOf: ['biz:question:moderate'] };

/** What members ask about products, and the agency's answers. */
export const questionList = defineList({
  call: 'GET /api/v1/questions/page',
  messages: questionMessages,
  rowName: ({ author, product }, { t, text }) => t('named', { author, product: text(product.title) }),
  filters: (filter) => ({
    kind: filter.choiceFrom(oneOf(...productKinds), useProductKindOptions),
    state: filter.choice(['PENDING', 'SHOWN', 'HIDDEN'], 'state'),
    answered: filter.choice(['no', 'yes'], 'answered'),
    waiting: filter.choice(['yes'], 'waiting'),
  }),
  card: QuestionCard,
  actions: [
    {
      ...{ ...answering, key: 'answer', label: 'actions.answer', drawer: AnswerDrawer },
      isShown: ({ answer, state }) => !answer && state !== 'HIDDEN',
    },
    {
      ...{ ...answering, key: 'edit', label: 'actions.edit', drawer: AnswerDrawer },
      isShown: ({ answer, state }) => Boolean(answer) && state !== 'HIDDEN',
    },
    {
      ...{ ...moderating, key: 'show', label: 'actions.show', command: useShow },
      isShown: ({ state }) => state !== 'SHOWN',
    },
    {
      ...{ ...moderating, key: 'hide', label: 'actions.hide', danger: true, drawer: HideDrawer },
      isShown: ({ state }) => state !== 'HIDDEN',
    },
  ],
  rowHeight: 144,
});
