import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { DisplaySettings } from './display-settings.tsx';
import { chooseTheme, readTheme, showTheme } from './theme.ts';

const html = document.documentElement;
const bars = () => [...document.querySelectorAll('meta')].map(({ content }) => content);

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" content="#0b4f8a" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#17222c" media="(prefers-color-scheme: dark)">`;
});
afterEach(() => {
  chooseTheme('system');
  document.head.innerHTML = '';
});

it('shows a chosen theme at once and remembers it', async () => {
  const { person } = renderView(<DisplaySettings onClose={() => undefined} />);
  expect(screen.getByRole('radio', { name: '跟随系统' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: '深色' }));
  expect(html.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  expect(bars()).toEqual(['#17222c', '#17222c']);
  expect(readTheme()).toBe('dark');
});

it('follows the system again without a trace', async () => {
  chooseTheme('dark');
  const { person } = renderView(<DisplaySettings onClose={() => undefined} />);
  await person.click(screen.getByRole('radio', { name: '跟随系统' }));
  expect(html.dataset.theme).toBeUndefined();
  expect(document.cookie).not.toContain('theme');
  expect(bars()).toEqual(['#0b4f8a', '#17222c']);
});

it('remembers nothing of a theme that is only shown', () => {
  showTheme('dark');
  expect(html.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('system');
});

it.each(['theme=purple', 'office-theme=dark'])('reads the cookie %s as no choice', (cookie) => {
  Object.assign(document, { cookie });
  expect(readTheme()).toBe('system');
  Object.assign(document, { cookie: `${cookie}; Max-Age=0` });
});
