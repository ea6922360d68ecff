import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import {
  authorize,
  findForgery,
  isSignedBy,
  messageText,
  requestText,
  type SignedMessage,
  signText,
} from './wechatpay-signing.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = pair();
const theirs = pair();
const now = new Date('2026-11-20T12:00:00Z');
const seconds = (offset: number): string => String(now.getTime() / 1000 + offset);

test('a request signature covers its five lines and names the signer', () => {
  const request = { method: 'GET', target: '/v3/bill/tradebill?bill_date=2026-11-19', body: '' };
  const account = { mchId: '1900000001', serialNo: 'ABCDEF', privateKey: ours.privateKey };
  const header = authorize(account, request, now);
  const [, nonce = '', signature = ''] =
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="([\da-f]{32})",signature="([^"]+)",timestamp="1795176000",serial_no="ABCDEF"$/.exec(
      header,
    ) ?? [];
  const text = `GET\n/v3/bill/tradebill?bill_date=2026-11-19\n1795176000\n${nonce}\n\n`;
  assert.equal(requestText({ ...request, timestamp: '1795176000', nonce }), text);
  assert.ok(isSignedBy(text, signature, ours.publicKey));
  assert.notEqual(header, authorize(account, request, now), 'every request has a nonce of its own');
});

const publicKeyId = 'PUB_KEY_ID_0119000000002026112000000000000000';
const trust = { publicKey: theirs.publicKey, publicKeyId };

const messageAt = (timestamp: string, privateKey = theirs.privateKey): SignedMessage => {
  const body = '{"code_url":"weixin://wxpay/bizpayurl?pr=海"}';
  const signature = signText(messageText(timestamp, 'n1', body), privateKey);
  return { timestamp, nonce: 'n1', serial: publicKeyId, signature, body };
};

for (const offset of [-300, 0, 300])
  test(`a message signed ${offset} s from now is accepted`, () => {
    assert.equal(findForgery(trust, messageAt(seconds(offset)), now), undefined);
  });

test('a response without a body is signed, too', () => {
  const signature = signText(messageText(seconds(0), 'n1', ''), theirs.privateKey);
  const message = { ...messageAt(seconds(0)), body: '', signature };
  assert.equal(findForgery(trust, message, now), undefined);
});

for (const [what, message, why] of [
  ['301 s old', messageAt(seconds(-301)), /300 s from our clock/],
  ['301 s ahead', messageAt(seconds(301)), /300 s from our clock/],
  [
    'of another time than it was signed at',
    { ...messageAt(seconds(-200)), timestamp: seconds(0) },
    /signature/,
  ],
  ['at no time', messageAt('now'), /time cannot be read/],
  ['with another body', { ...messageAt(seconds(0)), body: '{}' }, /signature/],
  ['with another nonce', { ...messageAt(seconds(0)), nonce: 'n2' }, /signature/],
  ['by our own key', messageAt(seconds(0), ours.privateKey), /signature/],
  ['by a key of another name', { ...messageAt(seconds(0)), serial: 'PUB_KEY_ID_2' }, /unknown key/],
  ['as a probe', { ...messageAt(seconds(0)), signature: 'WECHATPAY/SIGNTEST/AAAA' }, /signature/],
  ['not signed', { ...messageAt(seconds(0)), signature: undefined }, /not signed/],
  ['without a serial', { ...messageAt(seconds(0)), serial: undefined }, /not signed/],
  ['without a time', { ...messageAt(seconds(0)), timestamp: undefined }, /not signed/],
] as const)
  test(`a message ${what} is rejected`, () => {
    assert.match(findForgery(trust, message, now) ?? '', why);
  });
