import type { Alert } from '@portal/shared/contract';
import { type Answers, people, type RenderOptions, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AlertScreen } from './alert-screen.tsx';

const listing = 'GET /api/v1/alerts';
const removing = 'DELETE /api/v1/alerts/:id';

const price: Alert = {
  ...{ id: 5, kind: 'price', state: 'OPEN', productId: 7, productKind: 'hotel' },
  title: { zh: '海滨酒店', en: 'Seaside hotel' },
  picture: '/artwork/7.svg',
  ...{ price: 58_000, basePrice: 60_000, maxPrice: 50_000, sku: null, day: null },
  createdAt: '2026-11-20T02:00:00.000Z',
};
const sent: Alert = {
  ...price,
  ...{ id: 6, kind: 'availability', state: 'SENT', basePrice: null, maxPrice: null, price: null },
  ...{ sku: { zh: '大床房', en: 'Double room' }, day: '2026-12-24' },
};

const show = (answers: Answers = {}, options: RenderOptions = {}) =>
  renderView(<AlertScreen />, {
    path: '/personal/alerts',
    user: people.member,
    answers: { [listing]: [price, sent], [removing]: null, ...answers },
    ...options,
  });

test('alerts show what they wait for, the price now and their state', async () => {
  show();
  const [open, done] = await screen.findAllByRole('article');
  expect(open).toHaveTextContent(/海滨酒店降到 ¥500 或以下时提醒 · 设置时 ¥600 起现价 ¥580 起等待中/);
  expect(within(open as HTMLElement).getByRole('link', { name: '海滨酒店' })).toHaveAttribute(
    'href',
    '/hotel/hotelDetail?id=7',
  );
  expect(done).toHaveTextContent(/12月24日周四 · 大床房又可预订时提醒暂时无法预订已提醒/);
});

test('an alert is deleted after confirming', async () => {
  const { person, server } = show({ [listing]: [price] });
  await person.click(await screen.findByRole('button', { name: '删除“海滨酒店”的提醒' }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('提醒已删除')).toBeVisible();
  expect(server.received(removing)[0]?.params).toEqual({ id: '5' });
  await waitFor(() => expect(server.received(listing).length).toBeGreaterThan(1));
});

test('without alerts the screen says how to set one', async () => {
  show({ [listing]: [] });
  expect(await screen.findByText('还没有设置提醒')).toBeVisible();
});

test('a failed load can be retried', async () => {
  show({ [listing]: refuse('B0001', '系统繁忙', { status: 500 }) });
  expect(await screen.findByText('系统繁忙')).toBeVisible();
});

test('alerts are in English, too', async () => {
  show({}, { language: 'en' });
  expect((await screen.findAllByRole('article'))[0]).toHaveTextContent(/At ¥500 or below · was from ¥600/);
});
