import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../process/root.ts';
import { readPage } from './read-page.ts';

const steps = readPage(readFileSync(inRoot('docs/extending.md'), 'utf8'));

for (const step of steps)
  if (step.kind === 'edit')
    test(`the change of ${step.path} in the extending page applies to the file`, () => {
      const text = readFileSync(inRoot(step.path), 'utf8');
      assert.equal(text.split(step.before).length, 2, step.before);
    });
  else if (step.kind === 'file')
    test(`${step.path}, which the extending page creates, does not exist`, () =>
      assert.ok(!existsSync(inRoot(step.path))));

test('the extending page has commands, files and changes', () =>
  assert.deepEqual([...new Set(steps.map(({ kind }) => kind))].sort(), ['command', 'edit', 'file']));
