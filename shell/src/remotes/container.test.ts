import type { LiveRelease } from '@portal/shared/contract';
import { adoptViewFiles } from './adopt-view-files.ts';
import { closeContainer, loadModule } from './container.ts';
import { fakeRelease } from './releases.fixture.ts';

const plain = fakeRelease('mf_catalog', '1', 'home');
const release: LiveRelease = { ...plain, views: { home: { js: [], css: ['home.css'] } } };
const address = new URL('/assets/mf_catalog/1/home.css', window.location.href).href;
const View = () => null;

/** What webpack's mini-css-extract-plugin takes for a style that has come. */
const found = (): Element | undefined =>
  [...document.querySelectorAll('link[rel=stylesheet]')].find(
    (link) => (link.getAttribute('data-href') ?? link.getAttribute('href')) === address,
  );

/** The remote's entry has run: its container gives the view when it is told to. */
const leaveContainer = (get: () => Promise<() => unknown>): void => {
  Reflect.set(globalThis, release.globalName, { init: () => undefined, get });
};

const put = (html: string): HTMLElement => {
  document.head.innerHTML = html;
  return document.head.firstElementChild as HTMLElement;
};

const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: {},
  });
  Object.assign(performance, { getEntriesByName: () => [] });
  closeContainer(release);
});

it('lets no instance of a remote find a style that another one waits for', () => {
  const link = put(`<link rel="stylesheet" href="${address}">`);
  expect(found()).toBe(link);
  closeContainer(release);
  expect(found()).toBeUndefined();
  expect(link.isConnected).toBe(true);
});

it('takes away the scripts that an instance may wait for, by whatever address, and no others', () => {
  put(`<script src="/assets/mf_catalog/1/a.js"></script>
       <script src="${new URL('/assets/mf_catalog/1/b.js', window.location.href).href}"></script>
       <script src="/assets/mf_catalog/2/a.js"></script>`);
  closeContainer(release);
  expect([...document.scripts].map((script) => script.getAttribute('src'))).toEqual([
    '/assets/mf_catalog/2/a.js',
  ]);
});

it('does not give a view whose style is still on its way, also after the next attempt has begun', async () => {
  const link = put(`<link rel="stylesheet" href="${address}" media="print" data-view-file>`);
  adoptViewFiles();
  let come: (factory: () => unknown) => void = () => undefined;
  leaveContainer(() => new Promise((resolve) => (come = resolve)));
  const given = jest.fn();
  const first = loadModule(release, 'home').then(given);
  await soon();
  closeContainer(release);
  come(() => ({ default: View }));
  await soon();
  expect(given).not.toHaveBeenCalled();
  link.dispatchEvent(new Event('load'));
  await first;
  expect(given).toHaveBeenCalledWith({ default: View });
});
