import { adoptViewFiles } from './adopt-view-files.ts';

const put = (html: string): void => {
  document.head.innerHTML = html;
};
const sources = (): (string | null)[] =>
  [...document.head.children].map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'));

it('lets a style that has come be found by its full address', () => {
  put('<link rel="stylesheet" href="/assets/mf_catalog/1/home.css" data-view-file>');
  const link = document.querySelector('link') as HTMLLinkElement;
  Object.defineProperty(link, 'sheet', { value: {} });
  adoptViewFiles();
  expect(link.dataset.href).toBe(new URL('/assets/mf_catalog/1/home.css', window.location.href).href);
  expect(link).toBeInTheDocument();
});

it('takes away what failed or still runs, so that a load begins its own, and leaves all other tags', () => {
  put(`<link rel="stylesheet" href="/failed.css" data-view-file><script src="/entry.js" async data-view-file></script>
       <link rel="stylesheet" href="/shell.css"><script src="/main.js" defer></script>`);
  adoptViewFiles();
  expect(sources()).toEqual(['/shell.css', '/main.js']);
});
