import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
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

/** Waits until the next step; at least 20 s of it are left. */
const nextStep = async (): Promise<Date> => {
  await wait(step - (Date.now() % step) + 1_000);
  return new Date();
};

/** Adds an authenticator app; the code of the step before confirms nothing. */
const addApp = async (site: Site, user: User): Promise<string> => {
  const { password, token } = user;
  const started = await askSite(site, 'POST', '/api/v1/account/factors/totp', { token, json: { password } });
  const { secret } = started.data as { secret: string };
  const now = await nextStep();
  const confirm = async (at: Date) => {
    const json = { name: 'phone', code: await codeAt(secret, at) };
    return askSite(site, 'POST', '/api/v1/account/factors/totp/confirm', { token, json });
  };
  assert.equal((await confirm(after(now, -1))).code, 'A0244', 'a clock one step late is refused');
  const added = await confirm(now);
  assert.equal(added.status, 200, `the code of this step is accepted: ${added.text}`);
  const old = await askSite(site, 'GET', '/api/v1/users/me', { token });
  assert.equal(old.status, 401, 'the session has another token since it has a second factor');
  return secret;
};

const tryCodes = async (site: Site): Promise<Figures> => {
  const user = await addUser(site, 'MEMBER');
  const secret = await addApp(site, user);
  const now = await nextStep();
  const send = (steps: number) => enter(site, user, secret, after(now, steps));
  for (const steps of [-3, -1, 1])
    assert.equal((await send(steps)).code, 'A0244', `${steps} steps are refused`);
  tokenOf(await send(0));
  assert.equal((await send(0)).code, 'A0244', 'a code counts once');
  return {
    'the token from before the second factor': 'refused',
    'codes of their own 30 seconds': 'accepted once',
    'codes one step late or early, three steps late': 'refused',
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
    'Codes of an authenticator app count once and in their own 30 seconds; those of a clock that differs are refused, and so is all that is past its time',
  run: async ({ site }) => ({ ...(await tryCodes(site)), ...(await tryLate(site)) }),
};
