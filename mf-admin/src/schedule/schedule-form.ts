import type { ScheduleTimes } from '@portal/shared/contract';
import { isDayjs } from 'dayjs';
import { defineForm } from '#src/form/define-form.ts';
import { instant } from '#src/form/kinds/instant.tsx';
import { text } from '#src/form/kinds/text.tsx';
import { scheduleMessages } from './schedule-messages.ts';

const isBefore = (value: unknown, first: unknown): boolean =>
  isDayjs(value) && isDayjs(first) && !value.isAfter(first);

const common = {
  messages: scheduleMessages,
  nameOf: () => '',
  done: { added: 'form.saved', saved: 'form.saved' },
} as const;

const productFields = [
  instant('publishAt', 'form.productPublish', { hint: 'form.publishHint' }),
  instant('takeDownAt', 'form.productTakeDown', {
    hint: 'form.takeDownHint',
    check: {
      against: 'publishAt',
      faultOf: (value, first) => (isBefore(value, first) ? 'form.order' : undefined),
    },
  }),
] as const;

/** The instants of both steps, and why a publication that needs approval is proposed. */
export type ProposedTimes = ScheduleTimes & { readonly reason?: string };

/** When a product, or an article, is published and taken down; `proposal` where that of a product needs approval. */
export const scheduleForms = {
  product: defineForm<ScheduleTimes>()({
    ...common,
    titles: { add: 'form.productTitle', edit: 'form.productTitle' },
    fields: productFields,
  }),
  proposal: defineForm<ProposedTimes>()({
    ...common,
    titles: { add: 'form.productTitle', edit: 'form.productTitle' },
    fields: [
      ...productFields,
      text('reason', 'form.reason', { max: 200, empty: undefined, hint: 'form.reasonHint' }),
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
