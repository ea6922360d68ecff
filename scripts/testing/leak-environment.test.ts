import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { runInThisContext } from 'node:vm';
import LeakEnvironment from './leak-environment.ts';

type Config = ConstructorParameters<typeof LeakEnvironment>;

const environment = new LeakEnvironment(
  { projectConfig: { testEnvironmentOptions: {} }, globalConfig: {} } as unknown as Config[0],
  { console } as Config[1],
);
describe('the environment of front-end tests', () => {
  before(() => environment.setup());
  after(() => environment.teardown());

  /** Runs code as a module of an app would, in a test of its own; returns what that test leaves behind. */
  const leaksOf = async (code: string, filename = '/app/src/feature.ts'): Promise<string[]> => {
    const errors: Error[] = [];
    environment.handleTestEvent({ name: 'test_start' });
    await runInThisContext(`async (window) => { ${code} }`, { filename })(environment.global);
    environment.handleTestEvent({ name: 'test_done', test: { errors } });
    return errors.map(
      ({ stack = '' }) => /leaves (.*) behind[\s\S]*feature\.ts:1:\d+/.exec(stack)?.[1] ?? stack,
    );
  };

  const leaks: Record<string, readonly string[]> = {
    "window.addEventListener('resize', () => 1)": ['a listener (resize)'],
    "window.document.addEventListener('keydown', () => 1, { once: true })": ['a listener (keydown)'],
    'window.setTimeout(() => 1, 60_000)': ['a timer (setTimeout)'],
    'window.setInterval(() => 1, 60_000); window.setInterval(() => 1, 60_000)': [
      'a timer (setInterval)',
      'a timer (setInterval)',
    ],
    'window.trackSubscription(() => 1)': ['a subscription'],
    "const f = () => 1; window.addEventListener('a', f, true); window.removeEventListener('a', f)": [
      'a listener (a)',
    ],
  };
  for (const [code, expected] of Object.entries(leaks))
    test(`a test fails after ${code}`, async () => assert.deepEqual(await leaksOf(code), expected));

  const ended = [
    "const f = () => 1; window.addEventListener('a', f, true); window.removeEventListener('a', f, { capture: true })",
    "window.addEventListener('a', () => 1, { once: true }); window.dispatchEvent(new window.Event('a'))",
    "const c = new window.AbortController(); window.addEventListener('a', () => 1, { signal: c.signal }); c.abort()",
    'window.clearTimeout(window.setTimeout(() => 1, 60_000))',
    'await new Promise((resolve) => window.setTimeout(resolve, 1))',
    'window.trackSubscription(() => 1)()',
  ];
  for (const code of ended)
    test(`a test passes after ${code}`, async () => assert.deepEqual(await leaksOf(code), []));

  test('listeners and timers of packages are ignored', async () => {
    const code = "window.addEventListener('a', () => 1); window.setTimeout(() => 1, 60_000)";
    assert.deepEqual(await leaksOf(code, '/app/node_modules/package/src/feature.ts'), []);
  });
});
