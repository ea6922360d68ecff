import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { startLoader, startLoaderSource } from './start-loader.ts';

const base = '/assets/shell/1.0.0-a/';
const [runtime, entry] = ['federation.js', 'main.js'].map((file) => `https://haitu.example${base}${file}`);

interface Browser {
  readonly previous?: string;
  readonly protocol?: string;
  readonly onLine?: boolean;
  readonly isReload?: boolean;
  readonly hasCookies?: boolean;
  /** What a second request for a script gets; by default no answer. */
  readonly answer?: { readonly ok: boolean };
}

type Listener = (event: object) => void;

/** Runs the script in a page with the interfaces that it uses. */
const open = ({
  previous = '1',
  protocol = 'https:',
  onLine = true,
  isReload = false,
  hasCookies = true,
  answer,
}: Browser = {}) => {
  const listeners = new Map<string, Listener>();
  const reports: { step: string; error: string }[] = [];
  const message = {
    hidden: true,
    role: '',
    setAttribute: (_name: 'role', role: string) => {
      message.role = role;
    },
  };
  const seen = { reloads: 0, cookies: [] as string[], isHidden: false };
  let tick = () => undefined;
  const shellStart = { ms: 0, failed: (_error: unknown) => undefined, rendered: () => undefined };
  const dataset = { base, files: 'federation.js main.js', version: '1.0.0-a', reports: '/r', previous };
  const document = {
    currentScript: { dataset },
    get hidden() {
      return seen.isHidden;
    },
    get cookie() {
      return hasCookies ? seen.cookies.join('; ') : '';
    },
    set cookie(text: string) {
      seen.cookies.push(text);
    },
    getElementById: () => message,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const location = {
    protocol,
    reload: () => {
      seen.reloads += 1;
    },
    toString: () => 'https://haitu.example/index',
  };
  const window = { shellStart };
  const context = {
    ...{ window, document, location, URL, Blob },
    get shellStart() {
      return window.shellStart;
    },
    navigator: {
      onLine,
      sendBeacon: (_url: string, body: Blob) => void body.text().then((text) => add(text)),
    },
    performance: { now: () => 7, getEntriesByType: () => [{ type: isReload ? 'reload' : 'navigate' }] },
    fetch: () => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'))),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    setInterval: (each: typeof tick) => {
      tick = each;
      return 1;
    },
    clearInterval: () => {
      tick = () => undefined;
    },
  };
  const add = (text: string) => reports.push(...JSON.parse(text).reports);
  runInContext(startLoaderSource, createContext(context));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    ...{ seen, reports, message, settle, start: window.shellStart },
    emit: (type: string, event: object) => listeners.get(type)?.(event),
    tick: (times: number) => {
      for (let turn = 0; turn < times; turn += 1) tick();
    },
  };
};

const planted = { target: {}, filename: entry, message: 'Uncaught Error: planted' };
const lost = { target: { src: entry } };
const loaded = { target: { src: entry } };

test('the script has at most 2,000 bytes, and is not part of a document whose shell does not signal its start', () => {
  assert.ok(Buffer.byteLength(startLoaderSource) <= 2000, `${Buffer.byteLength(startLoaderSource)}`);
  assert.doesNotMatch(startLoaderSource, /<\/?script|<!--/);
  assert.deepEqual(startLoader({ startWatch: undefined } as Parameters<typeof startLoader>[0]), []);
});

test('a shell whose script throws is reported, and avoided by another document', async () => {
  const { seen, reports, message, emit, settle } = open();
  emit('error', planted);
  emit('error', planted);
  await settle();
  assert.deepEqual(seen.cookies, ['__Host-failed-shell=1.0.0-a; Path=/; Max-Age=600; SameSite=Lax; Secure']);
  assert.equal(seen.reloads, 1);
  assert.ok(message.hidden);
  assert.deepEqual(
    reports.map(({ step, error }) => [step, error]),
    [['failed', 'start: Uncaught Error: planted']],
  );
});

test('on plain http the cookie has no prefix', () => {
  const { seen, emit } = open({ protocol: 'http:' });
  emit('error', planted);
  assert.deepEqual(seen.cookies, ['failed-shell=1.0.0-a; Path=/; Max-Age=600; SameSite=Lax']);
});

test('without a good shell before it, or without cookies, a message is shown and nothing loaded', async () => {
  const alone = open({ previous: '' });
  alone.emit('error', planted);
  await alone.settle();
  assert.deepEqual([alone.message.hidden, alone.seen.reloads, alone.seen.cookies], [false, 0, []]);
  assert.equal(alone.message.role, 'alert');
  assert.deepEqual(
    alone.reports.map(({ step }) => step),
    ['failed', 'unavailable'],
  );
  const without = open({ hasCookies: false });
  without.emit('error', planted);
  assert.deepEqual([without.message.hidden, without.seen.reloads], [false, 0]);
});

test('an error of another script, and one after the scripts of the shell have run, are none of the start', () => {
  const { seen, message, emit } = open();
  emit('error', {
    target: {},
    filename: 'https://haitu.example/assets/mf_catalog/1/views/a.js',
    message: 'x',
  });
  emit('error', { target: { src: 'https://haitu.example/assets/mf_catalog/1/views/a.js' } });
  emit('error', { target: {}, filename: '', message: 'Script error.' });
  emit('load', loaded);
  emit('error', planted);
  assert.deepEqual([seen.reloads, seen.cookies, message.hidden], [0, [], true]);
});

const losses: [string, Browser, { reloads: number; isAvoided: boolean; message: boolean }][] = [
  [
    'that a second request gets loads the same shell again',
    { answer: { ok: true } },
    { reloads: 1, isAvoided: false, message: false },
  ],
  [
    'that a second request gets, after a reload, is a failure',
    { answer: { ok: true }, isReload: true },
    { reloads: 1, isAvoided: true, message: false },
  ],
  [
    'that the server does not have is a failure',
    { answer: { ok: false } },
    { reloads: 1, isAvoided: true, message: false },
  ],
  ['without an answer shows the message', {}, { reloads: 0, isAvoided: false, message: true }],
  [
    'without a network shows the message',
    { onLine: false, answer: { ok: true } },
    { reloads: 0, isAvoided: false, message: true },
  ],
];

for (const [title, browser, expected] of losses)
  test(`a script of the shell ${title}`, async () => {
    const { seen, reports, message, emit, settle } = open(browser);
    emit('error', { target: { src: runtime } });
    emit('error', lost);
    await settle();
    const { reloads } = seen;
    assert.deepEqual({ reloads, isAvoided: seen.cookies.length > 0, message: !message.hidden }, expected);
    assert.equal(reports.length > 0, expected.isAvoided);
  });

test('a shell that renders nothing in fifteen seconds of a visible page is a failure', () => {
  const { seen, emit, tick } = open();
  tick(20);
  emit('load', { target: { src: runtime } });
  tick(20);
  emit('load', loaded);
  tick(14);
  seen.isHidden = true;
  tick(60);
  assert.equal(seen.reloads, 0);
  seen.isHidden = false;
  tick(1);
  assert.equal(seen.reloads, 1);
});

test('a shell that has rendered is not waited for, and may still signal a failure, once', async () => {
  const { seen, reports, start, emit, tick, settle } = open();
  emit('load', loaded);
  tick(14);
  start.rendered();
  emit('load', loaded);
  tick(60);
  assert.equal(seen.reloads, 0);
  start.failed(new Error('planted'));
  start.failed(new Error('planted'));
  await settle();
  assert.equal(seen.reloads, 1);
  assert.deepEqual(
    reports.map(({ error }) => error),
    ['start: Error: planted'],
  );
});
