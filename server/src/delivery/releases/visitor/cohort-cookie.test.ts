import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import { createCohortCookie } from './cohort-cookie.ts';

const ringOf = (digit: number) => loadKeyRing({ dataKey: `0${digit}`.repeat(32), dataDir: '' });

const cookie = createCohortCookie(ringOf(1));
const ours = cookie.ofMember({ userId: 7, sessionId: 40 });
const id = 'abcdefghijklmnopqrst_-';

test('a visitor is recognised by the random value on every visit', () => {
  const value = cookie.ofVisitor();
  assert.deepEqual(cookie.read(value), { cohort: value });
  assert.notEqual(cookie.ofVisitor(), value);
});

test('a member has one cohort in all sessions, recognised on every replica', () => {
  const replica = createCohortCookie(ringOf(1));
  assert.deepEqual(replica.read(ours), {
    cohort: 'u.7',
    session: { userId: 7, sessionId: 40 },
  });
  const other = cookie.ofMember({ userId: 7, sessionId: 41 });
  assert.equal(cookie.read(other)?.cohort, 'u.7');
});

const strange: [string, string | undefined][] = [
  ['no cookie', undefined],
  ['an empty one', ''],
  ['a short one', 'v.abc'],
  ['one that is too long', `v.${id}x`],
  ['one with other signs', `v.${id.slice(1)}!`],
  ['one in quotes', `"v.${id}"`],
  ['a member without a signature', 'u.7.40'],
  ['a member under another’s signature', `${ours.replace('u.7.', 'u.8.')}`],
  ['another session under the signature', `${ours.replace('.40.', '.41.')}`],
  ['a signature cut off', `${ours.slice(0, -1)}`],
  ['a user without a number', `${ours.replace('u.7.', 'u.07.')}`],
  ['one signed with another key', `${createCohortCookie(ringOf(2)).ofMember({ userId: 7, sessionId: 40 })}`],
];

for (const [what, value] of strange)
  test(`${what} is ignored`, () => {
    assert.equal(cookie.read(value), undefined);
  });
