import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCohortCookie } from './cohort-cookie.ts';

const cookie = createCohortCookie(Buffer.alloc(32, 1));
const ours = cookie.ofMember({ userId: 7, sessionId: 40 });
const id = 'abcdefghijklmnopqrst_-';

test('a visitor is known again by the random value, beside any other cookies', () => {
  const value = cookie.ofVisitor();
  assert.deepEqual(cookie.read(`theme=dark; cohort=${value}; x=1`), { cohort: value });
  assert.notEqual(cookie.ofVisitor(), value);
});

test('a member is one cohort with all sessions, and is known on every replica', () => {
  const replica = createCohortCookie(Buffer.alloc(32, 1));
  assert.deepEqual(replica.read(`cohort=${ours}`), {
    cohort: 'u.7',
    session: { userId: 7, sessionId: 40 },
  });
  const other = cookie.ofMember({ userId: 7, sessionId: 41 });
  assert.equal(cookie.read(`cohort=${other}`)?.cohort, 'u.7');
});

const strange: [string, string | undefined][] = [
  ['no cookies at all', undefined],
  ['no cookie of that name', `xcohort=v.${id}`],
  ['an empty one', 'cohort='],
  ['a short one', 'cohort=v.abc'],
  ['one that is too long', `cohort=v.${id}x`],
  ['one with other signs', `cohort=v.${id.slice(1)}!`],
  ['one in quotes', `cohort="v.${id}"`],
  ['a member without a signature', 'cohort=u.7.40'],
  ['a member under another’s signature', `cohort=${ours.replace('u.7.', 'u.8.')}`],
  ['another session under the signature', `cohort=${ours.replace('.40.', '.41.')}`],
  ['a signature cut off', `cohort=${ours.slice(0, -1)}`],
  ['a user without a number', `cohort=${ours.replace('u.7.', 'u.07.')}`],
  ['a second one behind a bad one', `cohort=bad; cohort=v.${id}`],
  [
    'one signed with another key',
    `cohort=${createCohortCookie(Buffer.alloc(32, 2)).ofMember({ userId: 7, sessionId: 40 })}`,
  ],
];

for (const [what, header] of strange)
  test(`${what} tells nothing`, () => {
    assert.equal(cookie.read(header), undefined);
  });
