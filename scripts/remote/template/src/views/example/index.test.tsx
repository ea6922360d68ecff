import type { NewsRow } from '@portal/shared/contract';
import { type Answer, renderView, unreachable } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import Example from './index.tsx';

const row: NewsRow = {
  id: 7,
  category: { zh: '目的地', en: 'Places' },
  title: { zh: '候鸟回到高桥', en: 'The waders are back' },
  summary: { zh: '退潮后的滩涂上。', en: 'On the flats at low tide.' },
  picture: '/artwork/mangrove/news-1.svg',
  day: '2026-11-02',
};
const page = (list: NewsRow[]) => ({ list, total: list.length, categories: [] });
const show = (news: Answer<'GET /api/v1/news'>, language?: 'en') =>
  renderView(<Example />, { answers: { 'GET /api/v1/news': news }, ...(language ? { language } : {}) });

test('the latest news link to their own pages', async () => {
  show(page([row]));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByRole('link', { name: '候鸟回到高桥' })).toHaveAttribute(
    'href',
    '/news-detail?id=7',
  );
});

test('the view is in English, too', async () => {
  show(page([row]), 'en');
  expect(await screen.findByRole('link', { name: 'The waders are back' })).toBeVisible();
});

test('an empty list says so', async () => {
  show(page([]));
  expect(await screen.findByText('还没有新闻')).toBeVisible();
});

test('a failed call is retried with a button', async () => {
  const { person, server } = show(unreachable);
  const retry = await screen.findByRole('button', { name: '重试' });
  server.answer({ 'GET /api/v1/news': page([row]) });
  await person.click(retry);
  expect(await screen.findByRole('link', { name: '候鸟回到高桥' })).toBeVisible();
});
