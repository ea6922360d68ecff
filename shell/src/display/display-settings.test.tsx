import { renderView } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { DisplaySettings } from './display-settings.tsx';
import { chooseTextSize, readTextSize } from './text-size.ts';
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
  chooseTextSize('standard');
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

it('enlarges the text at once, remembers it, and goes back to the standard', async () => {
  const { person } = renderView(<DisplaySettings onClose={() => undefined} />);
  expect(screen.getByRole('radio', { name: '标准' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: '超大' }));
  expect(html.dataset.text).toBe('largest');
  expect(document.cookie).toContain('text-size=largest');
  expect(readTextSize()).toBe('largest');
  await person.click(screen.getByRole('radio', { name: '标准' }));
  expect(html.dataset.text).toBeUndefined();
  expect(document.cookie).not.toContain('text-size');
});

it('reads the chosen text size, and an unknown one as the standard', () => {
  chooseTextSize('larger');
  renderView(<DisplaySettings onClose={() => undefined} />);
  expect(screen.getByRole('radio', { name: '特大' })).toBeChecked();
  Object.assign(document, { cookie: 'text-size=huge' });
  expect(readTextSize()).toBe('standard');
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
