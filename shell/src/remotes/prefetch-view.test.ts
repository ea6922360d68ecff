import { setReleases } from './live-releases.ts';
import { prefetchEntry, prefetchView, preloadFiles } from './prefetch-view.ts';
import { fakeRelease } from './releases.fixture.ts';

jest.mock('./host.ts', () => ({ hasContainer: () => false }));

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity }) =>
    [rel, as, new URL(href).pathname, integrity].filter(Boolean).join(' '),
  );

let version = 0;
/** A fresh release for each test, as a tab remembers what it has asked for. */
const release = () => {
  version += 1;
  const fake = fakeRelease('mf_catalog', String(version), 'index');
  const made = { ...fake, integrity: { 'views/index.js': 'sha384-abc' } };
  setReleases({ mf_catalog: { current: made } });
  return made;
};

beforeEach(() => document.head.replaceChildren());

it('fetches a view with its entry ahead, each file once', () => {
  const { base } = release();
  prefetchView('index');
  prefetchView('index');
  expect(links()).toEqual([
    `prefetch fetch ${base}entry.js`,
    `prefetch script ${base}views/index.js sha384-abc`,
  ]);
});

it('fetches the entry alone when only the remote is likely to be wanted', () => {
  const { base } = release();
  prefetchEntry('index');
  expect(links()).toEqual([`prefetch fetch ${base}entry.js`]);
});

it('fetches what is wanted now before what is not, by the hash that its tag asks for', () => {
  const made = release();
  preloadFiles(made, 'index');
  expect(links()).toEqual([`preload script ${made.base}views/index.js sha384-abc`]);
});

it('fetches a file whose hash is not known yet for the cache, because a script without one is blocked', () => {
  const made = release();
  preloadFiles({ ...made, integrity: {} }, 'index');
  expect(links()).toEqual([`preload fetch ${made.base}views/index.js`]);
});

it('skips files that the document has a tag for, and unknown view names', () => {
  const { base } = release();
  document.head.innerHTML = `<script src="${base}views/index.js"></script>`;
  prefetchView('index');
  prefetchView('constructor');
  expect(links()).toEqual([`prefetch fetch ${base}entry.js`]);
});

it('skips a style that the document contains', () => {
  const made = release();
  const { base } = made;
  document.head.innerHTML = `<style data-href="${base}views/index.css"></style>`;
  preloadFiles({ ...made, views: { index: { js: [], css: ['views/index.css'] } } }, 'index');
  expect(links()).toEqual([]);
});
