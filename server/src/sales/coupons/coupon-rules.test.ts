import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CouponTermsForm, couponFault, worsening } from './coupon-rules.ts';

const good: CouponTermsForm = {
  title: { zh: '满 1000 减 120' },
  kinds: ['tour', 'hotel'],
  minAmount: 100_000,
  discount: { type: 'amount', amount: 12_000 },
  from: '2026-12-01T00:00:00+08:00',
  to: '2026-12-31T00:00:00+08:00',
  claimFrom: null,
  claimTo: null,
  total: 100,
};
const percent = { type: 'percent', percent: 8, most: 8_000 } as const;

const faults: [string, Partial<CouponTermsForm>, string | undefined][] = [
  ['as it is', {}, undefined],
  ['of a percentage', { discount: percent }, undefined],
  ['of 99 percent', { discount: { ...percent, percent: 99 } }, undefined],
  ['without a name', { title: { zh: '  ' } }, 'title/zh'],
  ['that takes nothing off', { discount: { type: 'amount', amount: 0 } }, 'discount/amount'],
  ['that stops at nothing', { discount: { ...percent, most: 0 } }, 'discount/most'],
  ['that ends before it begins', { to: '2026-11-30T00:00:00+08:00' }, 'to'],
  ['that ends as it begins', { to: good.from }, 'to'],
  ['given out backwards', { claimFrom: '2026-12-09T00:00:00Z', claimTo: '2026-12-08T00:00:00Z' }, 'claimTo'],
  ['given out till before it begins', { claimTo: '2026-11-08T00:00:00Z' }, 'claimTo'],
  [
    'given out earlier than used',
    { claimFrom: '2026-11-01T00:00:00Z', claimTo: '2026-11-08T00:00:00Z' },
    undefined,
  ],
  ['given out when it is over', { claimFrom: '2027-01-01T00:00:00Z' }, 'claimFrom'],
];

for (const [what, change, field] of faults)
  test(`a coupon ${what}: ${field ?? 'good'}`, () => {
    assert.equal(couponFault({ ...good, ...change })?.field, field);
  });

const changes: [string, Partial<CouponTermsForm>, Partial<CouponTermsForm>, string | undefined][] = [
  ['nothing', {}, {}, undefined],
  ['name, number and giving', {}, { title: { zh: '新' }, total: 1, claimTo: good.to }, undefined],
  ['more off', {}, { discount: { type: 'amount', amount: 13_000 } }, undefined],
  ['less off', {}, { discount: { type: 'amount', amount: 11_999 } }, 'discount/amount'],
  ['a percentage instead', {}, { discount: percent }, 'discount/amount'],
  ['an amount instead', { discount: percent }, {}, 'discount/percent'],
  ['less percent', { discount: percent }, { discount: { ...percent, percent: 7 } }, 'discount/percent'],
  [
    'a lower end of percent',
    { discount: percent },
    { discount: { ...percent, most: 7_999 } },
    'discount/most',
  ],
  ['more percent', { discount: percent }, { discount: { ...percent, percent: 9, most: 9_000 } }, undefined],
  ['a lower threshold', {}, { minAmount: 0 }, undefined],
  ['a higher threshold', {}, { minAmount: 100_001 }, 'minAmount'],
  ['all kinds', {}, { kinds: [] }, undefined],
  ['one more kind', {}, { kinds: ['hotel', 'tour', 'visa'] }, undefined],
  ['one kind less', {}, { kinds: ['tour'] }, 'kinds'],
  ['one kind of all', { kinds: [] }, { kinds: ['tour'] }, 'kinds'],
  ['new members only', { audience: 'all' }, { audience: 'new' }, 'audience'],
  ['all members', { audience: 'new' }, { audience: 'all' }, undefined],
  ['a later beginning', {}, { from: '2026-12-02T00:00:00+08:00' }, 'from'],
  ['an earlier beginning', {}, { from: '2026-11-02T00:00:00+08:00' }, undefined],
  ['an earlier end', {}, { to: '2026-12-30T00:00:00+08:00' }, 'to'],
];

for (const [what, was, change, field] of changes)
  test(`a change of a claimed coupon, ${what}: ${field ?? 'allowed'}`, () => {
    assert.equal(worsening({ ...good, ...was }, { ...good, ...change })?.field, field);
  });
