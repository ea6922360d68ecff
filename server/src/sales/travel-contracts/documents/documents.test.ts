import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefundTier } from '@portal/shared/contract';
import type { PdfBlock } from '#src/platform/pdf/index.ts';
import { contractFacts } from '../testing/facts.ts';
import { wordsOf } from '../text/words.ts';
import { contractBlocks } from './contract.ts';
import { itineraryBlocks } from './itinerary.ts';
import { cancellationBlocks, priceBlocks } from './money-blocks.ts';

const [english, chinese] = wordsOf('en');
assert.ok(english && chinese);

const rowsOf = (blocks: readonly PdfBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.join(' | ')) : []));

const textOf = (blocks: readonly PdfBlock[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items;
      return block.kind === 'facts' || block.kind === 'table' ? block.rows.flat() : [block.text];
    })
    .join('\n');

/** The fees of an order of ¥1,900 for 24 December, concluded on 20 November. */
const cases: [what: string, tiers: RefundTier[], rows: string[]][] = [
  [
    'two steps',
    [
      { daysBefore: 7, feePercent: 0 },
      { daysBefore: 1, feePercent: 33 },
    ],
    [
      '2026年12月17日 及以前 | 0%，¥0.00 | ¥1,900.00',
      '2026年12月18日 至 2026年12月23日 | 33%，¥627.00 | ¥1,273.00',
      '2026年12月24日 及以后 | 100%，¥1,900.00 | 不退款',
    ],
  ],
  [
    'a step that is over when it is concluded',
    [
      { daysBefore: 60, feePercent: 0 },
      { daysBefore: 0, feePercent: 50 },
    ],
    ['2026年12月24日 及以前 | 50%，¥950.00 | ¥950.00'],
  ],
  ['no refund at all', [], ['合同订立后 | 100%，¥1,900.00 | 不退款']],
];

for (const [what, refundTiers, rows] of cases)
  test(`cancellation fees are dated and in yuan: ${what}`, () => {
    const facts = contractFacts();
    const snapshot = { ...facts.order.snapshot, refundTiers };
    const order = { ...facts.order, snapshot };
    assert.deepEqual(rowsOf(cancellationBlocks({ ...facts, order }, chinese)), rows);
  });

test('the price has lines, coupon and the amount that was paid', () => {
  assert.deepEqual(rowsOf(priceBlocks(contractFacts(), english)), [
    'Adult | ¥1,000.00 | 2 | ¥2,000.00',
    'Coupon |  |  | -¥100.00',
    'Total (paid) |  |  | ¥1,900.00',
  ]);
});

test('extras have price lines in the language of the contract, and refund rules of their own', () => {
  const facts = contractFacts();
  const { details } = facts.order.snapshot;
  assert.ok(details.kind === 'tour');
  const price = { kind: 'OTHER', price: 10_000, quantity: 1 } as const;
  const extras = [
    {
      code: 'car',
      name: { zh: '接机', en: 'Transfer' },
      ...price,
      refund: 'daysBefore' as const,
      refundDays: 3,
    },
    {
      code: 'boots',
      name: { zh: '登山鞋', en: 'Boots' },
      ...price,
      refund: 'tiers' as const,
      refundDays: null,
    },
  ];
  const snapshot = { ...facts.order.snapshot, details: { ...details, extras } };
  const line = { code: 'extra:car', name: '接机', unitPrice: 10_000, quantity: 1, amount: 10_000 };
  const withExtras = { ...facts, order: { ...facts.order, snapshot }, lines: [...facts.lines, line] };
  assert.equal(rowsOf(priceBlocks(withExtras, english))[1], 'Transfer | ¥100.00 | 1 | ¥100.00');
  const text = textOf(cancellationBlocks(withExtras, english));
  assert.match(text, /33%, ¥561\.00/, 'the fee is of the tour without its extras');
  assert.match(text, /Transfer[\s\S]*In full until 3 days before departure/);
  assert.match(text, /Boots[\s\S]*In the same proportion as the tour/);
});

test('the price of a tour with a deposit has the balance, its due day and what happens without it', () => {
  const facts = contractFacts();
  const order = { ...facts.order, deposit: 57_000, balanceDueOn: '2026-12-10' };
  const blocks = priceBlocks({ ...facts, order }, chinese);
  assert.deepEqual(rowsOf(blocks).slice(-3), [
    '合计 |  |  | ¥1,900.00',
    '订金（已付） |  |  | ¥570.00',
    '尾款，2026年12月10日当天结束前付清 |  |  | ¥1,330.00',
  ]);
  assert.match(textOf(blocks), /最迟可付至2026年12月12日零时.*从订金中扣除/);
  assert.match(textOf(contractBlocks({ ...facts, order }, english)), /The deposit was paid on/);
});

test('a contract in English has no Chinese beyond names and wishes, and states which text prevails', () => {
  const text = textOf(contractBlocks(contractFacts(), english));
  assert.deepEqual(
    [...new Set(text.match(/[\u4e00-\u9fff]+/g))].sort(),
    ['旅客', '李兰', '王芳', '靠窗的座位'].sort(),
  );
  assert.match(text, /the Chinese text prevails/);
  assert.match(text, /decided by 18:00 on 17 December 2026/);
});

test('a tour without a minimum is not cancelled for lack of participants', () => {
  const facts = contractFacts();
  const source = { ...facts.source, tour: { ...facts.source.tour, minGroup: 1 } };
  const text = textOf(contractBlocks({ ...facts, source }, chinese));
  assert.match(text, /一人即可成团/);
  assert.doesNotMatch(text, /18:00 前确认/);
});

test('an order of before consents were stored names the time of the order', () => {
  const facts = contractFacts();
  const { consent: _, ...form } = facts.order.form;
  const text = textOf(contractBlocks({ ...facts, order: { ...facts.order, form } }, chinese));
  assert.match(text, /旅游者于 2026年11月20日 10:00 提交订单时在线同意/);
});

test('the itinerary has a dated heading for each day, meals, lodging and documents', () => {
  const text = textOf(itineraryBlocks(contractFacts(), chinese));
  for (const part of [
    '第 1 天 · 2026年12月24日 · 第1站看海',
    '第 2 天 · 2026年12月25日 · 第2站看海',
    '早餐、午餐',
    '海边客栈',
    '往返船票',
    '护照有效期须至少到返回后 6 个月。',
  ])
    assert.ok(text.includes(part), part);
});

test('the itinerary names rides and stars of hotels, with a note that flights are for reference', () => {
  const facts = contractFacts({ days: 1 });
  const [stay] = facts.source.tour.itinerary;
  assert.ok(stay);
  const places = { from: { zh: '上海虹桥', en: 'Shanghai Hongqiao' }, to: { zh: '昆明长水', en: 'Kunming' } };
  const flight = { kind: 'flight', number: 'MU5721', ...places, departs: '22:10', arrives: '01:35' } as const;
  const rides = [
    { ...flight, nextDay: true },
    { kind: 'ship' as const, ...places },
  ];
  const tour = { ...facts.source.tour, itinerary: [{ ...stay, hotelStars: 4, rides }] };
  const written = { ...facts, source: { ...facts.source, tour } };
  const chineseText = textOf(itineraryBlocks(written, chinese));
  assert.ok(
    chineseText.includes('MU5721 上海虹桥 22:10 → 昆明长水 次日 01:35，或同级航班\n上海虹桥 → 昆明长水'),
  );
  assert.ok(chineseText.includes('海边客栈（4 星级）'));
  assert.ok(chineseText.includes('仅供参考'));
  const englishText = textOf(itineraryBlocks(written, english));
  assert.ok(englishText.includes('Shanghai Hongqiao 22:10 → Kunming 01:35 (next day), or a similar flight'));
  assert.ok(!textOf(itineraryBlocks(facts, english)).includes('for reference'));
});
