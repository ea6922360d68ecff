import type { OrderedExtra } from '@portal/shared/contract';
import {
  amountOf,
  dayOf,
  extraLineCode,
  extraLines,
  quoteRefund,
  type RefundLine,
  refundLines,
} from '@portal/shared/rules';
import type { PdfBlock } from '#src/platform/pdf/index.ts';
import { type ContractFacts, depositIn, tripOf } from '../contract-facts.ts';
import { fill, money, type Words } from '../text/words.ts';

const extrasOf = (facts: ContractFacts): readonly OrderedExtra[] => tripOf(facts).extras ?? [];

/** What was paid first and when the rest is due, with what happens otherwise. */
const balanceOf = (facts: ContractFacts, { labels: { contract }, day }: Words) => {
  const due = depositIn(facts);
  if (!due) return { total: contract.total, rows: [], notes: [] };
  const { deposit, balance } = due;
  const [dueOn, cancelsOn] = [day(due.dueOn), day(due.cancelsOn)];
  const note: PdfBlock = { kind: 'text', text: fill(contract.balanceRule, { dueOn, cancelsOn }) };
  return {
    total: contract.totalDue,
    rows: [
      [contract.deposit, '', '', money(deposit)],
      [fill(contract.balance, { dueOn }), '', '', money(balance)],
    ],
    notes: [note],
  };
};

/** The lines of the price, the coupon, and what was paid or is due. */
export const priceBlocks = (facts: ContractFacts, words: Words): PdfBlock[] => {
  const { order, lines } = facts;
  const { labels, text } = words;
  const { contract } = labels;
  const extras = extrasOf(facts).map(({ code, name }) => [extraLineCode(code), text(name)]);
  const names: Readonly<Record<string, string>> = { ...contract.lines, ...Object.fromEntries(extras) };
  const { discount } = order.snapshot;
  const rows = lines.map(({ code, name, unitPrice, quantity, amount }) => [
    names[code] ?? name,
    money(unitPrice),
    String(quantity),
    money(amount),
  ]);
  const coupon = discount > 0 ? [[contract.discount, '', '', money(-discount)]] : [];
  const columns = [
    { title: contract.item },
    { title: contract.unitPrice, width: 100, align: 'right' as const },
    { title: contract.quantity, width: 70, align: 'right' as const },
    { title: contract.sum, width: 110, align: 'right' as const },
  ];
  const due = balanceOf(facts, words);
  const sums = [[due.total, '', '', money(order.amount)], ...due.rows];
  const all = [...rows, ...coupon, ...sums];
  return [{ kind: 'table', columns, rows: all, sums: sums.length }, ...due.notes];
};

const when = ({ from, to }: RefundLine, { labels: { contract }, day }: Words): string => {
  const days = { ...(from ? { from: day(from) } : {}), ...(to ? { to: day(to) } : {}) };
  if (!from) return to ? fill(contract.until, days) : contract.always;
  if (!to) return fill(contract.after, days);
  return fill(from === to ? contract.on : contract.between, days);
};

/** How extras are refunded, each by its own rule. */
const extraBlocks = (facts: ContractFacts, { labels: { contract }, text }: Words): PdfBlock[] => {
  const extras = extrasOf(facts);
  if (extras.length === 0) return [];
  const rows = extras.map(({ name, refund, refundDays }) => [
    text(name),
    fill(contract.extraRefunds[refund], { days: refundDays ?? 0 }),
  ]);
  return [
    { kind: 'text', text: contract.extrasNote },
    { kind: 'table', columns: [{ title: contract.extra }, { title: contract.extraRule }], rows },
  ];
};

/** What cancelling costs by dates, from the day of the conclusion on, computed as a refund is. */
export const cancellationBlocks = (facts: ContractFacts, words: Words): PdfBlock[] => {
  const { contract } = words.labels;
  const { order, concludedAt } = facts;
  const { refundTiers, feesKept = 0 } = order.snapshot;
  const { day } = tripOf(facts);
  const today = dayOf(concludedAt);
  const fares = order.amount - feesKept - amountOf(extraLines(extrasOf(facts)));
  const rows = refundLines(refundTiers, day, today).map((line) => {
    const { feePercent, fee, refund } = quoteRefund(fares, refundTiers, day, line.from ?? today);
    return [
      when(line, words),
      fill(contract.percent, { percent: feePercent, fee: money(fee) }),
      refund === 0 ? contract.none : money(refund),
    ];
  });
  const columns = [
    { title: contract.cancelDay },
    { title: contract.fee, width: 130, align: 'right' as const },
    { title: contract.refund, width: 110, align: 'right' as const },
  ];
  return [{ kind: 'table', columns, rows }, ...extraBlocks(facts, words)];
};
