import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mapWithConcurrency } from '../../consistency/ask.ts';
import type { Figures, Proof } from '../../proof.ts';
import { askSite } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { addUser, cookiesOf, logIn, tokenOf, type User } from '../users.ts';

const defaults = ['123456', 'root', 'admin', 'password', 'Portal@2026'];
const networks = { full: 40, short: 4 };
const pictures = { full: 40, short: 5 };

/** Root's first password is in a file of the operator, and permits nothing but its change. */
const tryInitialPassword = async (site: Site): Promise<Figures> => {
  const file = join(site.settings.DATA_DIR ?? '', 'root-password');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const password = (await readFile(file, 'utf8')).trim();
  assert.ok(!site.log.some((line) => line.includes(password)), 'no log line has the password of root');
  for (const [place, guess] of defaults.entries()) {
    const reply = await logIn(site, { username: 'root', password: guess, from: `127.51.0.${place + 1}` });
    assert.equal(reply.code, 'A0210', `${guess} is refused`);
  }
  const token = tokenOf(await logIn(site, { username: 'root', password, from: '127.51.1.1' }));
  const paths = ['/api/v1/users/page', '/api/v1/staff/orders', '/api/v1/releases', '/api/v1/orders'];
  for (const path of paths)
    assert.equal((await askSite(site, 'GET', path, { token })).code, 'A0232', `${path} waits for a change`);
  return {
    'default passwords refused': defaults.length,
    'calls refused with the first password': paths.length,
  };
};

/** The password that the specification sends in the query is in no log line. */
const tryQuery = async (site: Site): Promise<Figures> => {
  const [admin, member] = [await addUser(site, 'ADMIN'), await addUser(site, 'MEMBER')];
  const secret = `Zeppelin-${Date.now()}-Nordlicht`;
  const path = `/api/v1/users/${member.userId}/password?password=`;
  const weak = await askSite(site, 'PATCH', `${path}123456`, { token: admin.token });
  assert.deepEqual([weak.status, weak.field], [400, 'password']);
  const reset = await askSite(site, 'PATCH', path + secret, { token: admin.token });
  assert.equal(reset.status, 200, reset.text);
  const lines = site.log.filter((line) => line.includes(`/users/${member.userId}/password`));
  assert.ok(lines.length > 0, 'the calls are logged');
  assert.ok(!site.log.some((line) => line.includes(secret)), 'no log line has the password');
  return { 'log lines of password calls, without the password': lines.length };
};

const guess = async (site: Site, { username }: User, from: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await logIn(site, { username, password: `guess-${tries}`, from })).status);
  return statuses;
};

/** Guesses from many networks lock those networks, and not the owner. */
const tryLockout = async (site: Site, count: number): Promise<Figures> => {
  const owner = await addUser(site, 'MEMBER');
  const known = cookiesOf(await logIn(site, { ...owner, from: '127.52.1.1' }));
  const from = Array.from({ length: count }, (_, place) => `127.52.2.${place + 1}`);
  const answers = await mapWithConcurrency(from, 4, (address) => guess(site, owner, address));
  for (const statuses of answers)
    assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429], 'each network has five guesses');
  const inside = await logIn(site, { ...owner, from: from[0], headers: { cookie: known } });
  const elsewhere = await logIn(site, { ...owner, from: '127.52.3.1' });
  assert.deepEqual([inside.status, elsewhere.status], [200, 200], 'the owner signs in');
  return { 'networks that guessed': count, 'guesses each': 5, 'the owner, known device or new network': 200 };
};

/** Chunks of a PNG without text. */
const pixelChunks = new Set(['IHDR', 'pHYs', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The kinds of the chunks of a PNG. */
const chunksOf = (png: Buffer): string[] => {
  const kinds: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.push(png.toString('latin1', at + 4, at + 8));
  return kinds;
};

/** The picture of a CAPTCHA is pixels, without text and paths. */
const readCaptchas = async (site: Site, count: number): Promise<Figures> => {
  for (let made = 0; made < count; made += 1) {
    const { data } = await askSite(site, 'GET', '/api/v1/auth/captcha', { from: '127.53.0.1' });
    const { verifyCodeBase64: source, ...rest } = data as { verifyCodeBase64: string };
    assert.deepEqual(Object.keys(rest), ['verifyCodeKey']);
    assert.match(source, /^data:image\/png;base64,/);
    const kinds = chunksOf(Buffer.from(source.split(',')[1] ?? '', 'base64'));
    assert.deepEqual(
      kinds.filter((kind) => !pixelChunks.has(kind)),
      [],
      'nothing but pixels',
    );
  }
  return { 'CAPTCHA pictures without an answer in their source': count };
};

export const passwords: Proof<AttackEnvironment> = {
  number: 1,
  claim:
    'Default and guessed passwords are refused, root’s first password is in a 0600 file and permits nothing but its change, no password is logged, guesses from many networks do not lock the owner out, and the source of a CAPTCHA does not contain its answer',
  run: async ({ site }, size) => ({
    ...(await tryInitialPassword(site)),
    ...(await tryQuery(site)),
    ...(await tryLockout(site, networks[size])),
    ...(await readCaptchas(site, pictures[size])),
  }),
};
