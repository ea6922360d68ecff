import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { captchas, loginFailures } from '#src/platform/database/index.ts';
import { solveProof } from '#test/support/solve-proof.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { addUser, takeCaptcha, tryLogin } from '#test/support/try-login.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { makePuzzle } from './captcha-puzzle.ts';
import { consumeCaptcha, createCaptcha } from './captcha-service.ts';

const codeOf = (answer: { json(): { code: string } }): string => answer.json().code;

test('a captcha is a picture of pixels, with nothing beside them', async (t) => {
  const { app } = await buildTestApp(t);
  const answer = await app.inject({ url: '/api/v1/auth/captcha' });
  const { verifyCodeKey, verifyCodeBase64 } = answer.json().data;
  assert.match(verifyCodeKey, /^[0-9a-f]{32}$/);
  assert.equal(answer.headers['cache-control'], 'no-store');
  const [type, data] = verifyCodeBase64.split(',');
  assert.equal(type, 'data:image/png;base64');
  const png = Buffer.from(data, 'base64');
  const { format, width, height, exif, xmp, comments } = await sharp(png).metadata();
  assert.deepEqual(
    [format, width, height, exif, xmp, comments],
    ['png', 180, 60, ...Array(3).fill(undefined)],
  );
  assert.ok(png.length < 20_000, `${png.length} bytes`);
});

test('every sum has a correct, positive answer', () => {
  for (let i = 0; i < 500; i++) {
    const { signs, answer } = makePuzzle();
    const [, a, sign, b] = /^(\d+)([-+×])(\d+)=\?$/.exec(signs.join('')) ?? [];
    const [x, y] = [Number(a), Number(b)];
    assert.equal(answer, { '+': x + y, '-': x - y, '×': x * y }[sign ?? '']);
    assert.ok(answer > 0 && signs.length <= 7);
  }
});

const dice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const pixelsOf = async (signs: readonly string[], seed: number): Promise<Buffer> => {
  const [, data = ''] = (await drawCaptcha(signs, dice(seed))).split(',');
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
};

/** The share of colour values that differ noticeably. */
const difference = (one: Buffer, other: Buffer): number =>
  one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 30).length / one.length;

test('every sign is drawn: another one changes the picture of the same random numbers', async () => {
  assert.equal(difference(await pixelsOf(['7'], 1), await pixelsOf(['7'], 1)), 0);
  for (const sign of '0123456789+-×=?')
    assert.ok(difference(await pixelsOf([sign], 1), await pixelsOf([], 1)) > 0.01, sign);
});

test('the same signs look different each time, all over the picture', async () => {
  const signs = [...'7+2=?'];
  for (let seed = 2; seed < 12; seed += 1) {
    const [one, other] = [await pixelsOf(signs, 1), await pixelsOf(signs, seed * 7919)];
    const rows = Array.from({ length: 6 }, (_, part) => [part * 5_400, (part + 1) * 5_400] as const);
    for (const [from, to] of rows)
      assert.ok(difference(one.subarray(from, to), other.subarray(from, to)) > 0.03, `seed ${seed}`);
  }
});

test('a network gets six hundred captchas in ten minutes', async (t) => {
  const { app, deps } = await buildTestApp(t);
  const ask = (address: string) =>
    app.inject({ url: '/api/v1/auth/captcha', headers: { 'x-forwarded-for': address } });
  assert.equal((await ask('2001:db8:1:2::1')).statusCode, 200);
  await deps.db.update(loginFailures).set({ count: 599 });
  assert.equal((await ask('2001:db8:1:2::2')).statusCode, 200);
  const refused = await ask('2001:db8:1:2::3');
  assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
  assert.equal((await ask('2001:db8:1:3::1')).statusCode, 200);
});

test('the answer passes once, also in full-width digits', async (t) => {
  const { deps } = await buildTestApp(t);
  const { verifyCodeKey: key } = await createCaptcha(deps, '203.0.113.7');
  const { db } = deps.database;
  const { createHash } = await import('node:crypto');
  const answerHash = createHash('sha256').update(`${key}:12`).digest('hex');
  await db.update(captchas).set({ answerHash });
  await consumeCaptcha(deps, key, ' １２ ');
  await assert.rejects(consumeCaptcha(deps, key, '12'), { code: 'A0213' });
});

const askText = async (portal: TestApp, proof: unknown) =>
  portal.app.inject({ method: 'POST', url: '/api/v1/auth/captcha/text', payload: { proof } });

test('a captcha as text signs in once, for a solved challenge', async (t) => {
  const portal = await buildTestApp(t, { env: { CAPTCHA_FIXED_CODE: '' } });
  await addUser(portal, 'haiyan');
  const proof = await solveProof(portal, 'captcha');
  const { verifyCodeKey, question } = (await askText(portal, proof)).json().data;
  const [, a, sign, b] = /^What is (\d+) (plus|minus|times) (\d+)\?$/.exec(question.en) ?? [];
  const [x, y] = [Number(a), Number(b)];
  const answer = String({ plus: x + y, minus: x - y, times: x * y }[sign ?? '']);
  assert.match(question.zh, new RegExp(`^${a} [加减乘] ${b} 等于几？$`));
  const login = { username: 'haiyan', verifyCodeKey, verifyCode: answer };
  assert.equal((await tryLogin(portal, login)).statusCode, 200);
  assert.equal(codeOf(await tryLogin(portal, login)), 'A0213');
  assert.equal(codeOf(await askText(portal, proof)), 'A0213');
});

test('a captcha as text needs the work that it costs', async (t) => {
  const portal = await buildTestApp(t);
  const cheap = await askText(portal, await solveProof(portal));
  assert.deepEqual([cheap.statusCode, codeOf(cheap), cheap.json().field], [400, 'A0214', 'proof']);
  assert.equal((await askText(portal, undefined)).statusCode, 400);
  assert.equal(await portal.deps.db.$count(captchas), 0);
});

test('a captcha is valid for one login, whether it succeeds or not', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (const first of [{ verifyCode: 'wrong' }, { password: 'wrong' }, {}]) {
    const verifyCodeKey = await takeCaptcha(portal);
    await tryLogin(portal, { username: 'haiyan', verifyCodeKey, ...first });
    const again = await tryLogin(portal, { username: 'haiyan', verifyCodeKey });
    assert.deepEqual([again.statusCode, codeOf(again)], [400, 'A0213']);
  }
});

test('of two concurrent logins with one captcha, one passes', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const verifyCodeKey = await takeCaptcha(portal);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => tryLogin(portal, { username: 'haiyan', verifyCodeKey })),
  );
  assert.deepEqual(answers.map(codeOf).toSorted(), ['200', 'A0213', 'A0213', 'A0213', 'A0213', 'A0213']);
});

test('a wrong answer is A0214 and does not count as a wrong password', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  for (let i = 0; i < 6; i++) {
    const answer = await tryLogin(portal, { username: 'haiyan', verifyCode: '-1' });
    assert.deepEqual([answer.statusCode, codeOf(answer), answer.json().field], [400, 'A0214', 'verifyCode']);
  }
  assert.equal((await tryLogin(portal, { username: 'haiyan' })).statusCode, 200);
});

test('a captcha is valid for 120 seconds', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  const [inTime, late] = [await takeCaptcha(portal), await takeCaptcha(portal)];
  portal.clock.advance(119);
  assert.equal((await tryLogin(portal, { username: 'haiyan', verifyCodeKey: inTime })).statusCode, 200);
  portal.clock.advance(1);
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan', verifyCodeKey: late })), 'A0213');
});

test('the fixed captcha answer requires an existing key', async (t) => {
  const portal = await buildTestApp(t);
  await addUser(portal, 'haiyan');
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan', verifyCodeKey: 'made-up' })), 'A0213');
});

test('without a fixed answer only the sum is accepted', async (t) => {
  const portal = await buildTestApp(t, { env: { CAPTCHA_FIXED_CODE: '' } });
  await addUser(portal, 'haiyan');
  assert.equal(codeOf(await tryLogin(portal, { username: 'haiyan' })), 'A0214');
});

test('expired captchas are deleted as new ones are made', async (t) => {
  const { deps, clock } = await buildTestApp(t);
  for (let i = 0; i < 4; i++) await createCaptcha(deps, '203.0.113.7');
  clock.advance(121);
  await createCaptcha(deps, '203.0.113.7');
  assert.equal(await deps.db.$count(captchas), 1);
});
