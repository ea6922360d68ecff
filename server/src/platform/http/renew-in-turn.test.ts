import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renewInTurn } from './renew-in-turn.ts';

const slowly = () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const renewal = renewInTurn((question) => {
    asked.push(question);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await new Promise(setImmediate);
  };
  return { asked, answer, renewal };
};

test('questions are asked one after another, each once', async () => {
  const { asked, answer, renewal } = slowly();
  for (const question of ['a', 'b', 'a', 'b']) renewal.add(question);
  assert.deepEqual(asked, ['a']);
  await answer();
  assert.deepEqual(asked, ['a', 'b']);
  await answer();
  renewal.add('a');
  assert.deepEqual(asked, ['a', 'b', 'a']);
});

test('after the end nothing more is asked', async () => {
  const { asked, answer, renewal } = slowly();
  renewal.add('a');
  renewal.add('b');
  const stopped = renewal.stop();
  await answer();
  await stopped;
  assert.deepEqual(asked, ['a']);
});
