import type { HelpArticle, HelpRow } from '@portal/shared/contract';

export const helpRow = (changes: Partial<HelpRow> = {}): HelpRow => ({
  code: 'refund-tour',
  topic: { zh: '退款', en: 'Refunds' },
  title: { zh: '线路怎么退款？', en: 'How do I cancel a tour?' },
  ...changes,
});

export const helpArticle = (changes: Partial<HelpArticle> = {}): HelpArticle => ({
  ...helpRow(),
  day: '2026-10-01',
  body: [{ kind: 'text', text: { zh: '在订单页申请。', en: 'Request it on the order page.' } }],
  others: [
    helpRow({ code: 'refund-hotel', title: { zh: '酒店怎么退款？', en: 'How do I cancel a hotel?' } }),
  ],
  ...changes,
});
