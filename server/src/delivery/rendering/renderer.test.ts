import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createRenderer, type RendererOptions, type RenderOutcome } from './renderer.ts';

const boot = {
  config: { BASEURL: '', ORGCODE: 'A86', SYSTITLE: '海途旅行', VICINITY: '1/2/3' },
  language: 'zh-cn',
  releases: {},
  sampling: 1,
  first: {},
} as const;

/** A renderer of a shell with this `renderPage`. */
const start = (t: TestContext, renderPage: string, options: Partial<RendererOptions> = {}) => {
  const outcomes: RenderOutcome[] = [];
  const errors: string[] = [];
  const files: Record<string, string> = {
    '/runtime.js': 'var runtime = 1;',
    '/render.js': `var haituRenderer = { renderPage: ${renderPage} };`,
    '/extra.js': 'globalThis.extra = "loaded";',
    '/broken.js': 'throw new Error("broken script");',
  };
  const renderer = createRenderer({
    loadFile: async (path) => files[path],
    processes: 1,
    onOutcome: (outcome) => void outcomes.push(outcome),
    onError: (error) => void errors.push(String(error)),
    timeoutMs: 5000,
    ...options,
  });
  t.after(renderer.stop);
  const render = (url: string, key = 'a') =>
    renderer.render({ key, name: 'view', files: ['/runtime.js', '/render.js'], url, boot });
  return { render, outcomes, errors };
};

test('a page is rendered with its address and boot data', async (t) => {
  const { render, outcomes } = start(t, 'async ({ url, boot }) => `${url} ${boot.config.SYSTITLE}`');
  assert.equal(await render('/index?page=2'), '/index?page=2 海途旅行');
  assert.deepEqual(outcomes, ['rendered']);
});

test('code is loaded once for a set of releases, and anew for another', async (t) => {
  const { render } = start(t, 'async () => String((globalThis.count = (globalThis.count ?? 0) + 1))');
  assert.deepEqual(
    [await render('/'), await render('/'), await render('/', 'b'), await render('/')],
    ['1', '2', '1', '3'],
  );
});

test('a script that the code inserts is loaded from the releases', async (t) => {
  const { render } = start(
    t,
    `() => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = () => resolve(globalThis.extra);
      script.onerror = () => reject(new Error('no such script'));
      script.src = globalThis.missing ?? '/extra.js';
      document.head.appendChild(script);
    })`,
  );
  assert.equal(await render('/'), 'loaded');
});

test('the error of a script is the reason of the failure that it causes', async (t) => {
  const { render, errors } = start(
    t,
    `() => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onerror = () => reject(new Error('a part is missing'));
      script.src = '/broken.js';
      document.head.appendChild(script);
    })`,
  );
  assert.equal(await render('/'), undefined);
  assert.match(errors.join(), /broken script/);
});

test('an exception leaves its page to the browser, and three of them pause the view', async (t) => {
  const { render, outcomes, errors } = start(t, 'async () => { throw new Error("broken view"); }');
  for (let times = 0; times < 4; times += 1) assert.equal(await render('/'), undefined);
  assert.deepEqual(outcomes, ['failed', 'failed', 'failed', 'paused']);
  assert.match(`${errors[0]}`, /broken view/);
});

test('the views of other releases are rendered while one is paused', async (t) => {
  const { render } = start(
    t,
    'async ({ url }) => { if (url === "/bad") throw new Error("bad"); return url; }',
  );
  for (let times = 0; times < 3; times += 1) await render('/bad');
  assert.equal(await render('/good'), undefined);
  assert.equal(await render('/good', 'b'), '/good');
});

const after = 'async ({ url }) => { if (url === "/bad") { %s } return url; }';
const faults: [string, string, RegExp][] = [
  ['a loop of 15 s', 'const end = Date.now() + 15000; while (Date.now() < end);', /within 3000 ms/],
  ['a promise that never settles', 'await new Promise(() => {});', /within 3000 ms/],
  ['a full heap', 'const all = []; for (;;) all.push(new Array(10000).fill({}));', /ended|memory|within/],
  [
    '4 GB of buffers',
    'const all = []; for (let i = 0; i < 400; i += 1) all.push(new Uint8Array(1e7).fill(1)); await new Promise(() => {});',
    /memory|ended|within/,
  ],
];

for (const [fault, code, message] of faults)
  test(`${fault} costs one page its rendering, and the next is rendered`, async (t) => {
    const limits = { timeoutMs: 3000, maxBytes: 250e6 };
    const { render, errors } = start(t, after.replace('%s', code), limits);
    assert.equal(await render('/bad'), undefined);
    assert.match(errors.join(), message);
    assert.equal(await render('/good'), '/good');
  });

test('an error that nothing handles ends the process, is reported with its stack, and the next page is rendered', async (t) => {
  const crash = Promise.withResolvers<Error>();
  const lost = 'Promise.reject(new Error("lost promise")); await new Promise(() => {});';
  const { render, errors } = start(t, after.replace('%s', lost), { onCrash: crash.resolve });
  assert.equal(await render('/bad'), undefined);
  assert.match(errors.join(), /The render process ended/);
  const { message, cause } = await crash.promise;
  assert.equal(message, 'The process ended (1).');
  assert.match((cause as Error).message, /Error: lost promise\n {4}at /);
  assert.equal(await render('/good'), '/good');
});

const escapes: [string, string][] = [
  ['process', 'typeof process'],
  ['require', 'typeof require'],
  ['the constructor of Function', 'URL.constructor("return typeof process")()'],
  ['eval', 'eval("typeof process")'],
  ['a host function’s constructor', 'structuredClone.constructor("return process")().version'],
  [
    'an error of the host',
    'try { new URL("") } catch (e) { return e.constructor.constructor("return process")().version }',
  ],
  ['a dynamic import', '(await import("node:fs")).readFileSync("/etc/hostname", "utf8")'],
  ['the network', '(await fetch("http://127.0.0.1/")).status'],
  ['WebAssembly', 'await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))'],
];

for (const [way, code] of escapes)
  test(`code reaches nothing of the server through ${way}`, async (t) => {
    const body = code.startsWith('try') ? code : `return ${code};`;
    const { render } = start(t, `async () => { ${body} }`);
    assert.ok([undefined, 'undefined'].includes(await render('/')));
  });

/** Node reads properties of `process` that are missing, as when it warns of too many listeners. */
const poison = `
  let found = 'undefined';
  const prototype = Object.getPrototypeOf(URL.prototype);
  Object.defineProperty(prototype, 'noDeprecation', { get() { found = this.version ?? found; } });
  const target = new (Object.getPrototypeOf(AbortSignal))();
  for (let count = 0; count < 20; count += 1) target.addEventListener('event', () => count);
  for (let turn = 0; turn < 5; turn += 1) await new Response('').text();
  return String(found);`;

test('code reaches nothing of the server through the prototypes of the host', async (t) => {
  const { render } = start(t, `async () => { ${poison} }`);
  assert.ok([undefined, 'undefined'].includes(await render('/')));
});

test('a page that waits for a process for a second is left to the browser', async (t) => {
  const hang = after.replace('%s', 'await new Promise(() => {});');
  const { render, outcomes } = start(t, hang, { timeoutMs: 2500 });
  assert.deepEqual(await Promise.all([render('/bad'), render('/good')]), [undefined, undefined]);
  assert.deepEqual(outcomes, ['busy', 'failed']);
  // The next process may need more than the second that a page waits.
  let page: string | undefined;
  for (let tries = 0; tries < 20 && page === undefined; tries += 1) page = await render('/good');
  assert.equal(page, '/good');
});

test('without processes each page is left to the browser at once', async (t) => {
  const { render, outcomes } = start(t, 'async ({ url }) => url', { processes: 0 });
  assert.equal(await render('/'), undefined);
  assert.deepEqual(outcomes, ['off']);
});

test('pages wait for a free process in order, and too many are left to the browser', async (t) => {
  const { render, outcomes } = start(t, 'async ({ url }) => url', { maxWaitMs: 10_000 });
  const pages = await Promise.all(Array.from({ length: 25 }, (_, number) => render(`/${number}`)));
  assert.deepEqual(
    pages.slice(0, 21),
    Array.from({ length: 21 }, (_, number) => `/${number}`),
  );
  assert.deepEqual(pages.slice(21), [undefined, undefined, undefined, undefined]);
  assert.equal(outcomes.filter((outcome) => outcome === 'busy').length, 4);
});
