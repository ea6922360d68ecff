import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { verificationCodes } from '#src/platform/database/index.ts';
import { solveProof } from '#test/support/solve-proof.ts';
import { openAccounts } from './testing/accounts.ts';

const mobile = '13900000001';

test("a code is six digits, sent in the caller's language; the response has the wait for another", async (t) => {
  const { ask, post } = await openAccounts(t);
  const answer = await ask({ target: mobile });
  assert.deepEqual([answer.statusCode, answer.json().data], [200, { resendAfter: 60 }]);
  assert.match(post.texts[0]?.text ?? '', /^【海途旅行】.*验证码 \d{6}，5 分钟内有效/);
  await ask({ purpose: 'reset', channel: 'mail', target: 'nobody@example.com', language: 'en' });
  assert.match(post.mails[0]?.subject ?? '', / · Haitu Travel$/);
  assert.deepEqual([post.texts[0]?.to, post.mails[0]?.to], [mobile, 'nobody@example.com']);
});

test('the database stores neither the code nor the number, nor a hash that reveals them', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  const [row] = await portal.deps.db.select().from(verificationCodes);
  const kept = JSON.stringify({ ...row, id: 0, createdAt: 0, expiresAt: 0 });
  assert.ok(!kept.includes(code) && !kept.includes(mobile));
  const { createHash } = await import('node:crypto');
  for (const guess of [code, `${mobile}:${code}`, mobile])
    for (const encoding of ['hex', 'base64url'] as const)
      assert.ok(!kept.includes(createHash('sha256').update(guess).digest(encoding)));
});

test('no log line contains a code or a password', async (t) => {
  const lines: string[] = [];
  const portal = await openAccounts(t, { onLog: (line) => lines.push(line) });
  const code = await portal.getCode({ target: mobile });
  portal.post.trouble = new Error('the gateway is away');
  await portal.ask({ target: '13900000002' });
  await portal.register({ mobile, code, password: 'Secret4ever' });
  assert.ok(lines.length > 4);
  assert.equal(lines.filter((line) => new RegExp(`\\b(${code}|Secret4ever)\\b`).test(line)).length, 0);
});

test('another code for the same target waits 60 s, for any purpose', async (t) => {
  const { ask, clock } = await openAccounts(t);
  await ask({ target: mobile });
  clock.advance(20);
  const soon = await ask({ target: mobile, purpose: 'reset' });
  assert.deepEqual([soon.statusCode, soon.json().code, soon.headers['retry-after']], [429, 'A0211', '40']);
  assert.match(soon.json().msg, /40 秒/);
  assert.equal((await ask({ target: '13900000002' })).statusCode, 200);
  clock.advance(40);
  assert.equal((await ask({ target: mobile })).statusCode, 200);
});

test('a target is limited to ten codes a day', async (t) => {
  const { ask, clock } = await openAccounts(t);
  for (let count = 0; count < 10; count += 1) {
    assert.equal((await ask({ target: mobile, address: `203.0.113.${count}` })).statusCode, 200);
    clock.advance(61);
  }
  const more = await ask({ target: mobile, address: '203.0.113.99' });
  assert.deepEqual([more.statusCode, more.json().code], [429, 'A0211']);
  assert.match(more.json().msg, /24 小时/);
  clock.advance(86_400 - 10 * 61);
  assert.equal((await ask({ target: mobile, address: '203.0.113.99' })).statusCode, 200);
});

test('a network address is limited to thirty codes a day', async (t) => {
  const { ask } = await openAccounts(t);
  for (let count = 0; count < 30; count += 1)
    assert.equal((await ask({ target: `139000000${10 + count}` })).statusCode, 200);
  assert.equal((await ask({ target: mobile })).statusCode, 429);
  assert.equal((await ask({ target: mobile, address: '203.0.113.99' })).statusCode, 200);
});

test('an IPv6 network is limited as one address', async (t) => {
  const { ask } = await openAccounts(t);
  for (let count = 0; count < 30; count += 1) {
    const address = `2001:db8:1:2::${count}`;
    assert.equal((await ask({ target: `139000000${10 + count}`, address })).statusCode, 200);
  }
  assert.equal((await ask({ target: mobile, address: '2001:db8:1:2:ffff::1' })).statusCode, 429);
  assert.equal((await ask({ target: mobile, address: '2001:db8:1:3::1' })).statusCode, 200);
});

test('all codes of a channel have an hourly limit, which is reported once an hour', async (t) => {
  const lines: string[] = [];
  const env = { SMS_CODES_PER_HOUR: '2' };
  const { ask, clock } = await openAccounts(t, { env, onLog: (line) => lines.push(line) });
  const send = (count: number, channel?: 'mail') =>
    ask({
      ...(channel
        ? { channel, purpose: 'reset', target: `a${count}@example.com` }
        : { target: `1390000001${count}` }),
      address: `203.0.113.${count}`,
    });
  const answers = await Promise.all([0, 1, 2, 3].map((count) => send(count)));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 200, 429, 429]);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  assert.deepEqual([refused?.json().code, refused?.headers['retry-after']], ['A0211', '3600']);
  assert.equal((await send(4, 'mail')).statusCode, 200);
  const reports = () => lines.filter((line) => line.includes('hourly limit of codes reached')).length;
  assert.equal(reports(), 1);
  clock.advance(3601);
  assert.equal((await send(5)).statusCode, 200);
});

test('of five concurrent requests for one target, one is sent', async (t) => {
  const { ask, post } = await openAccounts(t);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ target: mobile })));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 429, 429, 429, 429]);
  assert.equal(post.texts.length, 1);
});

test('a code uses up a captcha, and a wrong captcha sends nothing', async (t) => {
  const { ask, post, takeCaptcha } = await openAccounts(t);
  const key = await takeCaptcha();
  const wrong = await ask({ target: mobile, verifyCodeKey: key, verifyCode: 'x' });
  assert.deepEqual([wrong.statusCode, wrong.json().code, wrong.json().field], [400, 'A0214', 'verifyCode']);
  const spent = await ask({ target: mobile, verifyCodeKey: key });
  assert.equal(spent.json().code, 'A0213');
  assert.equal(post.texts.length, 0);
});

test('without a solved challenge, or with a used one, nothing is sent and no captcha is used', async (t) => {
  const portal = await openAccounts(t);
  const verifyCodeKey = await portal.takeCaptcha();
  const missing = await portal.ask({ target: mobile, verifyCodeKey, proof: {} });
  assert.deepEqual([missing.statusCode, missing.json().field], [400, 'proof/challenge']);
  const proof = await solveProof(portal);
  assert.equal((await portal.ask({ target: '13900000002', proof })).statusCode, 200);
  const used = await portal.ask({ target: mobile, verifyCodeKey, proof });
  assert.deepEqual([used.statusCode, used.json().code, used.json().field], [400, 'A0213', 'proof']);
  assert.equal(portal.post.texts.length, 1);
  assert.equal((await portal.ask({ target: mobile, verifyCodeKey })).statusCode, 200);
});

for (const [channel, purpose, target, field] of [
  ['sms', 'register', '12345678901', 'target'],
  ['sms', 'reset', 'a@example.com', 'target'],
  ['mail', 'reset', mobile, 'target'],
  ['mail', 'register', 'a@example', 'target'],
  ['sms', 'register', '+8613900000001', 'target'],
  ['sms', 'login', '+85221234567', 'target'],
] as const)
  test(`a code to ${purpose} by ${channel} for ${target} is refused at ${field} and uses no captcha`, async (t) => {
    const { ask, takeCaptcha } = await openAccounts(t);
    const verifyCodeKey = await takeCaptcha();
    const answer = await ask({ channel, purpose, target, verifyCodeKey });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field]);
    assert.equal((await ask({ target: mobile, verifyCodeKey })).statusCode, 200);
  });

test('a code that cannot be sent is reported, deleted, and does not count', async (t) => {
  const lines: string[] = [];
  const { ask, post, deps } = await openAccounts(t, { onLog: (line) => lines.push(line) });
  post.trouble = new Error('the gateway is away');
  const failed = await ask({ target: mobile });
  assert.deepEqual([failed.statusCode, failed.json().code], [502, 'C0001']);
  assert.equal(await deps.db.$count(verificationCodes), 0);
  assert.ok(lines.some((line) => line.includes('code not sent')));
  post.trouble = undefined;
  assert.equal((await ask({ target: mobile })).statusCode, 200);
});

test('whether an account has the target changes only the message, not the response or the database', async (t) => {
  const portal = await openAccounts(t);
  await portal.newMember({ username: 'haiyan', mobile });
  portal.clock.advance(61);
  const known = await portal.ask({ purpose: 'reset', target: mobile });
  const unknown = await portal.ask({ purpose: 'reset', target: '13900000009' });
  assert.deepEqual([known.statusCode, known.json()], [unknown.statusCode, unknown.json()]);
  const [toOwner, toStranger] = portal.post.texts.slice(-2);
  assert.match(toOwner?.text ?? '', /验证码 \d{6}/);
  assert.match(toStranger?.text ?? '', /未绑定账号/);
  assert.doesNotMatch(toStranger?.text ?? '', /\d{6}/);
  assert.equal(await portal.deps.db.$count(verificationCodes), 3);
  const taken = await portal.ask({ purpose: 'register', target: mobile, address: '203.0.113.50' });
  assert.equal(taken.statusCode, 429, 'the wait is the target’s');
});

/** Registers with codes one after another; returns the refused field or `200` for each. */
const tries = async (t: TestContext, guesses: (right: string, wrong: string) => string[]) => {
  const portal = await openAccounts(t);
  const right = await portal.getCode({ target: mobile });
  const wrong = right === '000000' ? '000001' : '000000';
  const seen: string[] = [];
  for (const code of guesses(right, wrong)) {
    const answer = await portal.register({ mobile, code });
    seen.push(answer.statusCode === 200 ? '200' : answer.json().field);
  }
  return seen;
};

test('the right code is accepted after four wrong ones, but not after five', async (t) => {
  const wrongs = (count: number, wrong: string) => Array.from({ length: count }, () => wrong);
  assert.deepEqual((await tries(t, (right, wrong) => [...wrongs(4, wrong), right])).at(-1), '200');
  assert.deepEqual((await tries(t, (right, wrong) => [...wrongs(5, wrong), right])).at(-1), 'code');
});

test('of ten concurrent wrong codes five are checked', async (t) => {
  const portal = await openAccounts(t);
  const right = await portal.getCode({ target: mobile });
  const wrong = right === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 10 }, () => portal.register({ mobile, code: wrong })));
  const [row] = await portal.deps.db.select().from(verificationCodes);
  assert.equal(row?.attempts, 5);
});

test('a code is valid for five minutes', async (t) => {
  const portal = await openAccounts(t);
  const code = await portal.getCode({ target: mobile });
  portal.clock.advance(300);
  const late = await portal.register({ mobile, code });
  assert.deepEqual([late.statusCode, late.json().field], [400, 'code']);
  assert.match(late.json().msg, /已失效/);
  const fresh = await portal.getCode({ target: mobile });
  portal.clock.advance(299);
  assert.equal((await portal.register({ mobile, code: fresh })).statusCode, 200);
});

test('a newer code invalidates the previous one', async (t) => {
  const portal = await openAccounts(t);
  const old = await portal.getCode({ target: mobile });
  portal.clock.advance(61);
  const fresh = await portal.getCode({ target: mobile });
  if (old !== fresh) assert.equal((await portal.register({ mobile, code: old })).json().field, 'code');
  assert.equal((await portal.register({ mobile, code: fresh })).statusCode, 200);
});

test('a code is valid only for its purpose and its target', async (t) => {
  const portal = await openAccounts(t);
  await portal.newMember({ username: 'haiyan', mobile });
  portal.clock.advance(61);
  const code = await portal.getCode({ purpose: 'reset', target: mobile });
  assert.equal((await portal.register({ mobile, code, username: 'other' })).json().field, 'code');
  assert.equal((await portal.register({ mobile: '13900000002', code })).json().field, 'code');
});

test('codes older than a day are deleted', async (t) => {
  const { cleanUpAccounts } = await import('./account-cleanup.ts');
  const portal = await openAccounts(t);
  await portal.ask({ target: mobile });
  portal.clock.advance(86_400);
  assert.equal((await cleanUpAccounts(portal.deps)).codes, 0);
  portal.clock.advance(300);
  assert.equal((await cleanUpAccounts(portal.deps)).codes, 1);
  assert.equal(await portal.deps.db.$count(verificationCodes), 0);
});
