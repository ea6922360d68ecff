import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AlipaySdk } from 'alipay-sdk';
import { ForgedNotification, ProviderError, ProviderRefusal } from '../payment-provider.ts';
import { parseAlipayNotification, readRefund, readTrade } from './alipay-reading.ts';

const answer = { outTradeNo: 'P1', tradeNo: '2026', totalAmount: '12.30', tradeStatus: 'TRADE_SUCCESS' };

for (const [tradeStatus, state] of [
  ['WAIT_BUYER_PAY', 'waiting'],
  ['TRADE_SUCCESS', 'success'],
  ['TRADE_FINISHED', 'success'],
  ['TRADE_CLOSED', 'closed'],
]) {
  test(`${tradeStatus} is parsed as ${state}`, () => {
    assert.deepEqual(readTrade('P1', { ...answer, tradeStatus }), { state, tradeNo: '2026', amount: 1230 });
  });
}

for (const [what, change] of [
  ['another trade', { outTradeNo: 'P2' }],
  ['an unknown status', { tradeStatus: 'constructor' }],
  ['no amount', { totalAmount: undefined }],
  ['an amount with three decimals', { totalAmount: '12.300' }],
  ['a number for an amount', { totalAmount: 12.3 }],
  ['no trade number', { tradeNo: '' }],
] as const) {
  test(`a response with ${what} decides nothing`, () => {
    assert.throws(
      () => readTrade('P1', { ...answer, ...change }),
      (error: unknown) => error instanceof ProviderError && !(error instanceof ProviderRefusal),
    );
  });
}

for (const [refund, state] of [
  [{ code: '10000' }, 'absent'],
  [{ code: '10000', outRequestNo: 'R1', refundAmount: '1.00' }, 'absent'],
  [{ code: '10000', outRequestNo: 'R1', refundStatus: 'REFUND_SUCCESS' }, 'success'],
  [{ code: '10000', outRequestNo: 'R1', refundStatus: 'REFUND_PROCESSING' }, 'processing'],
] as const) {
  test(`a refund response of ${JSON.stringify(refund)} is ${state}`, () => {
    assert.equal(readRefund('R1', refund), state);
  });
}

test('the response of another refund decides nothing', () => {
  assert.throws(
    () => readRefund('R1', { outRequestNo: 'R2', refundStatus: 'REFUND_SUCCESS' }),
    ProviderError,
  );
});

/** The signature is valid: only the time decides. */
const sdk = { checkNotifySignV2: () => true } as unknown as AlipaySdk;
const now = new Date('2026-11-26T12:00:00+08:00');
const notification = {
  ...{ sign_type: 'RSA2', notify_id: 'n1', app_id: 'a', seller_id: 's', out_trade_no: 'P1', trade_no: 't' },
  ...{ total_amount: '1.00', trade_status: 'TRADE_SUCCESS' },
};

for (const [time, kind] of [
  ['2026-11-26 12:00:00', undefined],
  ['2026-11-25 11:30:00', undefined],
  ['2026-11-26 12:09:00', undefined],
  ['2026-11-25 10:59:59', ForgedNotification],
  ['2020-01-01 00:00:00', ForgedNotification],
  ['2026-11-26 12:11:00', ForgedNotification],
  ['yesterday', ProviderError],
  ['', ProviderError],
] as const) {
  test(`a notification dated "${time}" is ${kind ? 'refused' : 'accepted'} on 26 November at noon`, () => {
    const parse = () => parseAlipayNotification(sdk, { ...notification, notify_time: time }, now);
    if (kind) assert.throws(parse, kind);
    else assert.equal(parse().paymentNo, 'P1');
  });
}
