import { adoptPreloadedFiles, forgetPreloadedStyles, preloadedStylesOf } from './preloaded-files.ts';
import { fakeRelease } from './releases.fixture.ts';

const plain = fakeRelease('mf_catalog', '1', 'home');
const release = { ...plain, views: { home: { js: [], css: ['home.css'] } } };
const fetched = jest.fn<PerformanceEntry[], [string]>();

const put = (html: string): void => {
  document.head.innerHTML = html;
};
const sources = (): (string | null)[] =>
  [...document.head.children].map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'));
const style = `<link rel="stylesheet" href="/assets/mf_catalog/1/home.css" media="print" data-view-file>`;
const link = (): HTMLLinkElement => document.querySelector('link') as HTMLLinkElement;

beforeEach(() => {
  fetched.mockReturnValue([]);
  Object.assign(performance, { getEntriesByName: fetched });
});

it('lets a style that has come be found by its full address, and count', async () => {
  put(style);
  Object.defineProperty(link(), 'sheet', { value: { cssRules: [{}] } });
  adoptPreloadedFiles();
  expect(link().dataset.href).toBe(new URL('/assets/mf_catalog/1/home.css', window.location.href).href);
  expect(link().media).toBe('all');
  await preloadedStylesOf(release, 'home');
});

it('waits for a style that is on its way, which counts once it is there', async () => {
  put(style);
  adoptPreloadedFiles();
  const come = preloadedStylesOf(release, 'home');
  expect(link().media).toBe('print');
  link().dispatchEvent(new Event('load'));
  await come;
  expect(link().media).toBe('all');
});

it('a style that fails fails the view, and is not found by the next attempt', async () => {
  put(style);
  adoptPreloadedFiles();
  const come = preloadedStylesOf(release, 'home');
  link().dispatchEvent(new Event('error'));
  await expect(come).rejects.toThrow('home.css could not be loaded');
  expect(sources()).toEqual([]);
  forgetPreloadedStyles(release);
  await preloadedStylesOf(release, 'home');
});

it('a style that failed before anybody waited for it fails the view all the same', async () => {
  put(style);
  adoptPreloadedFiles();
  link().dispatchEvent(new Event('error'));
  await expect(preloadedStylesOf(release, 'home')).rejects.toThrow('home.css could not be loaded');
});

it('a style that hangs is waited for no more once the load has begun anew', async () => {
  put(style);
  adoptPreloadedFiles();
  forgetPreloadedStyles(release);
  await preloadedStylesOf(release, 'home');
});

it('takes a style for failed that came empty, as browsers make of a 404', () => {
  put(style);
  Object.defineProperty(link(), 'sheet', { value: { cssRules: [] } });
  adoptPreloadedFiles();
  expect(sources()).toEqual([]);
});

it('treats an unreadable style sheet as failed, as browsers create one after a network error', () => {
  put(style);
  const sheet = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  Object.defineProperty(link(), 'sheet', { value: sheet });
  adoptPreloadedFiles();
  expect(sources()).toEqual([]);
});

it('does not rely on a style that imports another, which may never come', () => {
  put(style);
  const { sheet } = document.head.appendChild(document.createElement('style'));
  sheet?.insertRule('@import url("endless.css");');
  sheet?.insertRule('p { margin: 0 }', 1);
  Object.defineProperty(link(), 'sheet', { value: sheet });
  adoptPreloadedFiles();
  expect(document.querySelector('link')).toBeNull();
});

it('takes away what failed or still runs, so that a load begins its own, and leaves all other tags', () => {
  put(`${style}<script src="/entry.js" async data-view-file></script>
       <link rel="stylesheet" href="/shell.css"><script src="/main.js" defer></script>`);
  fetched.mockReturnValue([{} as PerformanceEntry]);
  adoptPreloadedFiles();
  expect(sources()).toEqual(['/shell.css', '/main.js']);
});
