import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseVersion, isAmong, type Offer, type Visitor } from './choose-version.ts';

const canary = { app: 'mf_catalog', version: 'canary' } as const;
const cohorts = Array.from({ length: 200 }, (_, number) => `v.${number}`);
const inside = cohorts.find((cohort) => isAmong(canary, cohort, 10));
const outside = cohorts.find((cohort) => !isAmong(canary, cohort, 50));

const offer: Offer = {
  app: 'mf_catalog',
  live: 'live',
  canary: { version: 'canary', share: 10 },
  pins: [
    { kind: 'role', subject: 'EDITOR', version: 'editors' },
    { kind: 'role', subject: 'ADMIN', version: 'admins' },
    { kind: 'user', subject: 'ann', version: 'anns' },
  ],
};
const member = (username: string, ...roles: string[]): Visitor => ({
  cohort: inside,
  member: { username, roles },
});

const cases: [string, Partial<Offer>, Visitor, string | undefined][] = [
  ['a visitor outside of the share', {}, { cohort: outside }, 'live'],
  ['a visitor inside of the share', {}, { cohort: inside }, 'canary'],
  ['a visitor without a cohort', {}, { cohort: undefined }, 'live'],
  ['any visitor, without a canary', { canary: undefined }, { cohort: inside }, 'live'],
  ['a member whom no pin names', {}, member('bob', 'MEMBER'), 'canary'],
  ['a member with a pinned role', {}, member('bob', 'ADMIN'), 'admins'],
  ['a member with two pinned roles: the newer pin', {}, member('bob', 'ADMIN', 'EDITOR'), 'editors'],
  ['a pinned user, whatever the roles', {}, member('ann', 'EDITOR'), 'anns'],
  ['a user called like a pinned role', {}, member('ADMIN', 'MEMBER'), 'canary'],
  [
    'no visitor, while nothing is live',
    { live: undefined, canary: undefined },
    { cohort: inside },
    undefined,
  ],
  ['a pinned user, while nothing is live', { live: undefined, canary: undefined }, member('ann'), 'anns'],
];

for (const [who, change, visitor, version] of cases)
  test(`${who} gets ${version}`, () => {
    assert.equal(chooseVersion({ ...offer, ...change }, visitor), version);
  });
