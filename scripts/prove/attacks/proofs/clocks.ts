import assert from 'node:assert/strict';
import { codeAt } from '../../../../server/test/support/second-factor.ts';
import type { Figures, Proof } from '../../proof.ts';
import { askSite, type SiteReply } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { addUser, logIn, tokenOf, type User } from '../users.ts';

const step = 30_000;

/** An instant so many steps after another. */
const after = (instant: Date, steps: number): Date => new Date(instant.getTime() + steps * step);

/** Signs in, and answers the second step with the code that a phone shows at an instant. */
const enter = async (site: Site, user: User, secret: string, at: Date): Promise<SiteReply> => {
  const first = await logIn(site, { ...user, from: '127.61.0.1' });
  assert.equal(first.code, 'A0241', first.text);
  const { challenge } = first.data as { challenge: string };
  const json = { challenge, code: await codeAt(secret, at) };
  return askSite(site, 'POST', '/api/v1/auth/factor', { json, from: '127.61.0.1' });
};

/** Adds an authenticator app whose phone is one step late. */
const addApp = async (site: Site, user: User, now: Date): Promise<string> => {
  const { password, token } = user;
  const started = await askSite(site, 'POST', '/api/v1/account/factors/totp', { token, json: { password } });
  const { secret } = started.data as { secret: string };
  const json = { name: 'phone', code: await codeAt(secret, after(now, -1)) };
  const added = await askSite(site, 'POST', '/api/v1/account/factors/totp/confirm', { token, json });
  assert.equal(added.status, 200, `a clock one step late is accepted: ${added.text}`);
  const old = await askSite(site, 'GET', '/api/v1/users/me', { token });
  assert.equal(old.status, 401, 'the session has another token since it has a second factor');
  return secret;
};

const tryCodes = async (site: Site): Promise<Figures> => {
  const user = await addUser(site, 'MEMBER');
  const now = new Date();
  const secret = await addApp(site, user, now);
  const send = (steps: number) => enter(site, user, secret, after(now, steps));
  for (const steps of [-3, 3]) assert.equal((await send(steps)).code, 'A0244', `${steps} steps are refused`);
  tokenOf(await send(1));
  assert.equal((await send(1)).code, 'A0244', 'a code counts once');
  assert.equal((await send(0)).code, 'A0244', 'an older code is used up');
  return {
    'the token from before the second factor': 'refused',
    'codes one step late or early': 'accepted once',
    'codes three steps late or early': 'refused',
  };
};

/** Challenges of login, proof of work and captcha that are past their time. */
const tryLate = async (site: Site): Promise<Figures> => {
  const { data } = await askSite(site, 'GET', '/api/v1/auth/captcha');
  const { verifyCodeKey } = data as { verifyCodeKey: string };
  await site.database.pool.query("update captchas set expires_at = now() - interval '1 s' where key = $1", [
    verifyCodeKey,
  ]);
  const form = new FormData();
  const fields = { username: 'root', password: 'any-password', verifyCodeKey, verifyCode: '7' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  assert.equal((await askSite(site, 'POST', '/api/v1/auth/login', { form })).code, 'A0213');
  const user = await addUser(site, 'MEMBER');
  await site.database.pool.query(
    "update sessions set expires_at = now() - interval '1 s' where user_id = $1",
    [user.userId],
  );
  assert.equal((await askSite(site, 'GET', '/api/v1/users/me', { token: user.token })).status, 401);
  return { 'captchas and sessions past their time': 'refused' };
};

export const clocks: Proof<AttackEnvironment> = {
  number: 15,
  claim:
    'Codes of a phone whose clock is one step off are accepted once, three steps off are refused, and so is all that is past its time',
  run: async ({ site }) => ({ ...(await tryCodes(site)), ...(await tryLate(site)) }),
};
