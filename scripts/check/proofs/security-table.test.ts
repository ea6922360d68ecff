import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareWithStandard,
  countClaims,
  findRepeatedIds,
  findUnprovenClaims,
  readRequirements,
  readThreats,
} from './security-table.ts';

const heading = '| Requirement | Level | In short | Measure | Test |\n|---|---|---|---|---|';
const page = (...rows: string[]): string => ['# Page', '', heading, ...rows, ''].join('\n');
const claims = (...rows: string[]) => readRequirements('asvs.md', page(...rows));

const met = '| v5.0.0-1.1.1 | 1 | Words | `a.ts` | `a.test.ts › it \\| holds; always`; `b.test.ts › too` |';
const open = '| v5.0.0-1.1.2 | 2 | Words | a reason | open |';
const foreign = '| v5.0.0-1.1.3 | 3 | Words | a reason | not applicable |';
const standard = { 1: ['1.1.1'], 2: ['1.1.2'], 3: ['1.1.3', '1.1.4'] };
const tests = new Map([
  ['a.test.ts', "test('it | holds; always', () => {});"],
  ['b.test.ts', "test('too', () => {});"],
]);

test('a complete page has no complaints, and its rows are counted', () => {
  const all = claims(met, open, foreign);
  assert.deepEqual(compareWithStandard(all, standard), []);
  assert.deepEqual(findUnprovenClaims(all, tests), []);
  assert.equal(countClaims(all), '1 met, 1 not applicable, 1 open');
});

test('a missing requirement of level 1 or 2, an unknown one, a wrong level and a second row are complaints', () => {
  const found = (...rows: string[]) => compareWithStandard(claims(...rows), standard).join('\n');
  assert.equal(found(met), 'The requirement 1.1.2 has no row.');
  assert.match(
    found(met, open, open.replace('1.1.2', '9.9.9')),
    /^asvs\.md:7 .* is no requirement of level 2$/,
  );
  assert.match(found(met, open.replace('| 2 |', '| 1 |')), /is no requirement of level 1$/);
  assert.match(found(met, open, met), /^asvs\.md:7 .* has two rows$/);
});

test('a claim without a reason, without a test, and with a test that is gone are complaints', () => {
  const found = (row: string) => findUnprovenClaims(claims(row), tests).join('\n');
  assert.match(found(open.replace('a reason', '')), /has neither measure nor reason$/);
  assert.match(found(open.replace('open', '')), /names a test that does not exist: none$/);
  assert.match(found(met.replace('too', 'gone')), /does not exist: `b\.test\.ts › gone`$/);
  assert.match(found(met.replace('b.test.ts', 'c.test.ts')), /does not exist: `c\.test\.ts › too`$/);
  assert.match(found(met.replace('; `b.test.ts › too`', '; `b.test.ts`')), /does not exist: `b\.test\.ts`$/);
});

test('threats are read like requirements', () => {
  const row = '| 1 | Tampering | Words | `a.ts` | `b.test.ts › gone` |';
  const [complaint] = findUnprovenClaims(readThreats('threats.md', page(row)), tests);
  assert.equal(complaint, 'threats.md:5 (1) names a test that does not exist: `b.test.ts › gone`');
});

test('two threats with the same number are found', () => {
  const row = '| 1 | Tampering | Words | `a.ts` | `a.test.ts › it \\| holds; always` |';
  assert.deepEqual(findRepeatedIds(readThreats('threats.md', page(row, row.replace('1', '2'), row))), [
    'threats.md:7 (1) has two rows',
  ]);
});
