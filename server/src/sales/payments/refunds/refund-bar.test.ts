import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefundBar, RefundScope } from '@portal/shared/contract';
import { type RefundDeed, refundBar, rejectionNeedsSecond } from './refund-bar.ts';

const [buyer, proposer, decider, principal, other] = [1, 2, 3, 4, 5];
const deeds: readonly RefundDeed[] = ['propose', 'approve', 'reject', 'retry', 'transfer'];

const bars: readonly (readonly [string, number, boolean, (RefundBar | null)[]])[] = [
  ['the buyer', buyer, false, ['bought', 'bought', 'bought', 'bought', 'bought']],
  ['the buyer', buyer, true, ['bought', 'bought', 'bought', 'bought', 'bought']],
  ['the proposer', proposer, false, [null, null, null, null, null]],
  ['the proposer', proposer, true, [null, 'proposed', null, 'proposed', 'proposed']],
  ['the decider', decider, false, [null, null, null, null, null]],
  ['the decider', decider, true, [null, null, null, null, 'decided']],
  ['whom the decider represented', principal, true, [null, null, null, null, 'decided']],
  ['a third person', other, true, [null, null, null, null, null]],
];

for (const [name, actor, secondPerson, expected] of bars)
  test(`${name} (second person: ${secondPerson}) may ${deeds}: ${expected}`, () => {
    const people = { buyer, proposer, decider, principal, secondPerson };
    assert.deepEqual(
      deeds.map((deed) => refundBar(deed, actor, people)),
      expected,
    );
  });

test('a buyer who decided as well is named as the buyer', () => {
  const people = { buyer, proposer: buyer, decider: buyer, principal: null, secondPerson: true };
  assert.equal(refundBar('transfer', buyer, people), 'bought');
});

test('a refund requested by its buyer has no proposer to exclude', () => {
  const people = { buyer, proposer: null, decider: null, principal: null, secondPerson: true };
  assert.equal(refundBar('approve', other, people), null);
});

const rejections: readonly (readonly [RefundScope, number | null, number, boolean])[] = [
  ['whole', null, other, true],
  ['traveller', null, other, true],
  ['excess', null, other, true],
  ['part', proposer, other, false],
  ['part', proposer, proposer, false],
  ['whole', proposer, other, true],
  ['whole', proposer, proposer, false],
];

for (const [scope, proposedBy, actor, expected] of rejections)
  test(`a refund of scope ${scope}, proposed by ${proposedBy}, is rejected by ${actor} ${expected ? 'with a second person' : 'alone'}`, () => {
    assert.equal(rejectionNeedsSecond(actor, { scope, proposedBy }), expected);
  });
