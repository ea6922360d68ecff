import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { explainError, logError } from './describe-error.ts';

const fromDatabase = Object.assign(
  new Error('duplicate key value violates unique constraint "users_phone"'),
  {
    code: '23505',
    constraint: 'users_phone',
    detail: 'Key (phone)=(13800000000) already exists.',
  },
);
const failed = new DrizzleQueryError('insert into users (phone) values ($1)', ['13800000000'], fromDatabase);

test('the log has the statement and the cause of a failed query, and no values', () => {
  const { type, message, stack, cause } = logError(failed);
  assert.deepEqual([type, message], ['Error', 'Failed query: insert into users (phone) values ($1)']);
  assert.match(stack, /describe-error\.test\.ts/);
  assert.deepEqual([cause?.code, cause?.constraint], ['23505', 'users_phone']);
  assert.equal(cause?.message, fromDatabase.message);
  assert.doesNotMatch(JSON.stringify(logError(failed)), /13800000000/);
});

test('the log has no properties that libraries add to their errors', () => {
  const error = Object.assign(new Error('refused'), { request: { headers: { authorization: 'secret' } } });
  assert.doesNotMatch(JSON.stringify(logError(error)), /secret/);
});

test('the log has each attempt of a connection to several addresses', () => {
  const attempts = ['::1', '127.0.0.1'].map((address) => Object.assign(new Error(address), { address }));
  const { errors } = logError(new AggregateError(attempts)) as unknown as { errors: { address: string }[] };
  assert.deepEqual(
    errors.map(({ address }) => address),
    ['::1', '127.0.0.1'],
  );
});

test('an error that is its own cause is logged to a limited depth', () => {
  const error = new Error('round');
  error.cause = error;
  assert.equal(JSON.stringify(logError(error)).match(/"round"/g)?.length, 5);
});

test('a value that is no error is logged as a text', () => {
  assert.deepEqual(logError('lost'), { type: 'string', message: 'lost', stack: '' });
});

test('an error is explained in one line with its causes, and without values', () => {
  assert.equal(
    explainError(new Error('not rotated', { cause: failed })),
    `not rotated: Failed query: insert into users (phone) values ($1): ${fromDatabase.message}`,
  );
});
