import { readChoice, writeChoice } from './choice-cookie.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Of the browser's own bars, as in the server's `render-document.ts`. */
const barColours = { light: '#0b4f8a', dark: '#17222c' } as const;

const isChosen = (word: string | undefined): word is 'light' | 'dark' => word === 'light' || word === 'dark';

/** The theme of the public pages in this browser: from the cookie by which the server renders documents. */
export const readTheme = (): Theme => {
  const word = readChoice('theme');
  return isChosen(word) ? word : 'system';
};

/** Shows the page in a theme. Without an attribute the style sheets follow the system. */
export const showTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.matches('[media*=dark]') ? 'dark' : 'light';
    meta.content = barColours[theme === 'system' ? system : theme];
  }
};

/** Shows the public pages in a theme, and remembers it in this browser. */
export const chooseTheme = (theme: Theme): void => {
  writeChoice('theme', theme === 'system' ? undefined : theme);
  showTheme(theme);
};
