import type { ScheduleTimes } from '@portal/shared/contract';
import { isDayjs } from 'dayjs';
import { defineForm } from '#src/form/define-form.ts';
import { instant } from '#src/form/kinds/instant.tsx';
import { scheduleMessages } from './schedule-messages.ts';

const isBefore = (value: unknown, first: unknown): boolean =>
  isDayjs(value) && isDayjs(first) && !value.isAfter(first);

const common = {
  messages: scheduleMessages,
  nameOf: () => '',
  done: { added: 'form.saved', saved: 'form.saved' },
} as const;

/** When a product, or an article, is published and taken down. */
export const scheduleForms = {
  product: defineForm<ScheduleTimes>()({
    ...common,
    titles: { add: 'form.productTitle', edit: 'form.productTitle' },
    fields: [
      instant('publishAt', 'form.productPublish', { hint: 'form.publishHint' }),
      instant('takeDownAt', 'form.productTakeDown', {
        hint: 'form.takeDownHint',
        check: {
          against: 'publishAt',
          faultOf: (value, first) => (isBefore(value, first) ? 'form.order' : undefined),
        },
      }),
    ],
  }),
  article: defineForm<ScheduleTimes>()({
    ...common,
    titles: { add: 'form.articleTitle', edit: 'form.articleTitle' },
    fields: [
      instant('publishAt', 'form.articlePublish', { hint: 'form.publishHint' }),
      instant('takeDownAt', 'form.articleTakeDown', {
        hint: 'form.articleTakeDownHint',
        check: {
          against: 'publishAt',
          faultOf: (value, first) => (isBefore(value, first) ? 'form.articleOrder' : undefined),
        },
      }),
    ],
  }),
};
