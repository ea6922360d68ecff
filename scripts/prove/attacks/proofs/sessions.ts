import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Figures, Proof } from '../../proof.ts';
import { askSite } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { addUser, logIn, tokenOf } from '../users.ts';

const statusOf = async (site: Site, token: string): Promise<number> =>
  (await askSite(site, 'GET', '/api/v1/users/me', { token })).status;

/** A victim signs in in a browser that has the attacker's token: the session is another one. */
const fixate = async (site: Site): Promise<Figures> => {
  const victim = await addUser(site, 'MEMBER');
  const attacker = await addUser(site, 'MEMBER');
  const chosen = randomBytes(32).toString('base64url');
  for (const planted of [chosen, attacker.token]) {
    const headers = {
      authorization: `Bearer ${planted}`,
      cookie: `session=${planted}; __Host-cohort=${planted}`,
    };
    const given = tokenOf(await logIn(site, { ...victim, headers, from: '127.59.0.1' }));
    assert.notEqual(given, planted);
    assert.equal(await statusOf(site, planted), 401, 'the planted token is none of the victim');
    assert.equal(await statusOf(site, given), 200);
  }
  return { 'planted tokens': '2, neither signed in' };
};

const changePassword = async (site: Site): Promise<Figures> => {
  const user = await addUser(site, 'MEMBER');
  const others: string[] = [];
  for (let device = 0; device < 3; device += 1)
    others.push(tokenOf(await logIn(site, { ...user, from: `127.59.1.${device + 1}` })));
  const json = { current: user.password, password: 'Kiesel-Lampe-83-Windrose' };
  const changed = await askSite(site, 'PUT', '/api/v1/account/password', { token: user.token, json });
  const renewed = tokenOf(changed);
  const statuses = await Promise.all([user.token, ...others].map((token) => statusOf(site, token)));
  assert.deepEqual(statuses, [401, 401, 401, 401], 'every older token has ended');
  assert.equal(await statusOf(site, renewed), 200);
  return { 'sessions ended by a new password': statuses.length };
};

/** Rights follow the database at once, and a second factor renews the token. */
const changeRights = async (site: Site): Promise<Figures> => {
  const editor = await addUser(site, 'EDITOR');
  const path = '/api/v1/products/page';
  const list = async () => (await askSite(site, 'GET', path, { token: editor.token })).status;
  assert.equal(await list(), 200);
  await site.database.pool.query(
    "update user_roles set role_id = (select id from roles where code = 'MEMBER') where user_id = $1",
    [editor.userId],
  );
  assert.equal(await list(), 403, 'the right is gone with the next call');
  return { 'a right that was taken': '403 with the next call' };
};

const disable = async (site: Site): Promise<Figures> => {
  const [admin, member] = [await addUser(site, 'ADMIN'), await addUser(site, 'MEMBER')];
  const tokens = [member.token, tokenOf(await logIn(site, { ...member, from: '127.59.2.1' }))];
  const path = `/api/v1/users/${member.userId}/status?status=0`;
  const { status, text } = await askSite(site, 'PATCH', path, { token: admin.token });
  assert.equal(status, 200, text);
  assert.deepEqual(await Promise.all(tokens.map((token) => statusOf(site, token))), [401, 401]);
  assert.equal((await logIn(site, { ...member, from: '127.59.2.2' })).code, 'A0202');
  return { 'tokens of a disabled user': '401, login A0202' };
};

export const sessions: Proof<AttackEnvironment> = {
  number: 13,
  claim:
    'A token that the client chose is never a session, a changed password ends all other sessions, rights follow the role at once, and tokens of disabled users end',
  run: async ({ site }) => ({
    ...(await fixate(site)),
    ...(await changePassword(site)),
    ...(await changeRights(site)),
    ...(await disable(site)),
  }),
};
