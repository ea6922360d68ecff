import type { LiveRelease } from '@portal/shared/contract';
import { adoptPreloadedFiles } from './preloaded-files.ts';
import { fakeRelease } from './releases.fixture.ts';
import { closeContainer, createContainer } from './remote-container.ts';

const plain = fakeRelease('mf_catalog', '1', 'home');
const release: LiveRelease = { ...plain, views: { home: { js: [], css: ['home.css'] } } };
const address = new URL('/assets/mf_catalog/1/home.css', window.location.href).href;
const View = () => null;

/** What webpack's mini-css-extract-plugin takes for a style that has loaded. */
const found = (): Element | undefined =>
  [...document.querySelectorAll('link[rel=stylesheet]')].find(
    (link) => (link.getAttribute('data-href') ?? link.getAttribute('href')) === address,
  );

/** The remote's entry has run: its container returns the view. */
const leaveContainer = (get: () => Promise<() => unknown>): jest.Mock => {
  const init = jest.fn();
  Reflect.set(globalThis, release.globalName, { init, get });
  return init;
};

const put = (html: string): HTMLElement => {
  document.head.innerHTML = html;
  return document.head.firstElementChild as HTMLElement;
};

const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.innerHTML = '';
  Object.assign(performance, { getEntriesByName: () => [] });
  closeContainer(release);
});

it('hides the styles that one instance of a remote waits for from the next', () => {
  const link = put(`<link rel="stylesheet" href="${address}">`);
  expect(found()).toBe(link);
  closeContainer(release);
  expect(found()).toBeUndefined();
  expect(link.isConnected).toBe(true);
});

it('removes the scripts of its own release alone', () => {
  put(`<script src="/assets/mf_catalog/1/a.js"></script>
       <script src="${new URL('/assets/mf_catalog/1/b.js', window.location.href).href}"></script>
       <script src="/assets/mf_catalog/2/a.js"></script>`);
  closeContainer(release);
  expect([...document.scripts].map((script) => script.getAttribute('src'))).toEqual([
    '/assets/mf_catalog/2/a.js',
  ]);
});

it('waits for a style that is loading, also when the next attempt has begun', async () => {
  const link = put(`<link rel="stylesheet" href="${address}" media="print" data-view-file>`);
  adoptPreloadedFiles();
  let load: (factory: () => unknown) => void = () => undefined;
  leaveContainer(() => new Promise((resolve) => (load = resolve)));
  const given = jest.fn();
  const first = createContainer(release).get('./home').then(given);
  await soon();
  closeContainer(release);
  load(() => ({ default: View }));
  await soon();
  expect(given).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await first;
  expect(given.mock.calls[0][0]()).toMatchObject({ default: View, release });
});

it('initialises the entry with the share scope that the host gave, once for all views', async () => {
  const init = leaveContainer(async () => () => ({ default: View }));
  const container = createContainer(release);
  const [scope, options] = [{ react: {} }, { version: '1' }];
  container.init(scope, [], options);
  expect(init).not.toHaveBeenCalled();
  await container.get('./home');
  await container.get('./home');
  expect(init.mock.calls).toEqual([[scope, [], options]]);
});

it('starts the entry again under another address after a failure, with its integrity', async () => {
  const guarded = { ...release, integrity: { 'entry.js': 'sha384-x' } };
  leaveContainer(() => Promise.reject(new Error('chunk')));
  const got = createContainer(guarded).get('./home');
  await soon();
  const [script] = [...document.scripts];
  expect(script?.getAttribute('src')).toContain('/assets/mf_catalog/1/entry.js?again');
  expect(script?.integrity).toBe('sha384-x');
  expect(script?.crossOrigin).toBe('anonymous');
  leaveContainer(async () => () => ({ default: View }));
  script?.dispatchEvent(new Event('load'));
  expect((await got)()).toMatchObject({ default: View });
});

it('rejects a view without a default export', async () => {
  leaveContainer(async () => () => ({}));
  const got = createContainer(release).get('./home');
  await soon();
  leaveContainer(async () => () => ({}));
  document.scripts[0]?.dispatchEvent(new Event('load'));
  await expect(got).rejects.toThrow('The view home has no default export.');
});
