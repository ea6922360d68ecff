import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ForcePerson, isSecondPerson, personOf } from './force-person.ts';

const session = { sessionId: 1, roles: [], perms: [] };
const staff = (userId: number, username: string) => personOf({ ...session, userId, username });
const token = (team: string, name: string, createdBy?: string) =>
  personOf({
    ...{ ...session, userId: 0, username: `${team}/${name}` },
    grant: { team, token: name, apps: ['*'], actions: ['force'], createdBy },
  });

const [ann, ben] = [staff(1, 'ann'), staff(2, 'ben')];
const operator = personOf({ ...session, userId: 0, username: 'release-token' });

const cases: readonly (readonly [string, ForcePerson, string, ForcePerson, boolean])[] = [
  ['a member of staff', ben, 'another one', ann, true],
  ['a member of staff', ann, 'the same one', ann, false],
  ['a member of staff', staff(1, 'anna'), 'the same one before a rename', ann, false],
  ['a member of staff', ann, 'a token', token('catalog', 'ci', 'ben'), true],
  ['a member of staff', ann, 'a token that they created', token('catalog', 'ci', 'ann'), false],
  ['a token', token('catalog', 'ci', 'ann'), 'the member of staff who created it', ann, false],
  ['a token', token('catalog', 'ci', 'ben'), 'a member of staff', ann, true],
  ['a token', token('booking', 'ci', 'ann'), 'a token of another team', token('catalog', 'ci', 'ann'), true],
  ['a token', token('catalog', 'lead', 'ann'), 'a token of its team', token('catalog', 'ci', 'ben'), false],
  ['a pipeline', token('catalog', 'main'), 'a token of its team', token('catalog', 'ci', 'ben'), false],
  ['a pipeline', token('booking', 'main'), 'a pipeline of another team', token('catalog', 'main'), true],
  ['the operator’s token', operator, 'itself', operator, false],
  ['the operator’s token', operator, 'a member of staff', ann, true],
  [
    'the operator’s token',
    operator,
    'a token that it created',
    token('catalog', 'ci', 'release-token'),
    false,
  ],
  ['the operator’s token', operator, 'a pipeline', token('catalog', 'main'), true],
];

for (const [who, approver, whom, actor, expected] of cases)
  test(`${who} is ${expected ? 'a' : 'no'} second person for ${whom}`, () => {
    assert.equal(isSecondPerson(approver, actor), expected);
  });
