import { type Answers, refuse, renderView } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { departure, tourDetail } from '#src/features/tour/tour.fixture.ts';
import { setCompared } from '#src/product/compare/compared.ts';
import { productCard } from '#src/product/product.fixture.ts';
import TourCompare from './compare.tsx';

const tour = (id: number) =>
  tourDetail({ id, title: { zh: `线路 ${id}`, en: `Tour ${id}` }, fromPrice: 10_000 * id });

const answers: Answers = {
  'GET /api/v1/tours/:id': ({ params }) => tour(Number(params.id)),
  'GET /api/v1/tours/:id/departures': ({ params }) => [
    departure('2026-11-28', { price: 90_000, seats: 0 }),
    departure('2026-11-29', { price: 70_000 + Number(params.id) * 100 }),
  ],
  'GET /api/v1/products': ({ query }) =>
    (query.ids ?? '')
      .split(',')
      .map((id) => productCard('tour', { id: Number(id), title: { zh: `线路 ${id}` } })),
};

const columns = () =>
  within(screen.getByRole('table', { name: '线路对比表' }))
    .getAllByRole('columnheader')
    .map((head) => within(head).queryByRole('link')?.textContent)
    .filter(Boolean);

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('tours are shown side by side, with their current prices', async () => {
  renderView(<TourCompare />, { path: '/route/compare?ids=7,8', answers });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(columns()).toEqual(['线路 7', '线路 8']);
  expect(await screen.findAllByText(/11月29日/)).toHaveLength(2);
  expect(row('起价')).toEqual([expect.stringContaining('¥707'), expect.stringContaining('¥708')]);
  expect(row('最近班期')).toEqual(['11月29日周日，¥707', '11月29日周日，¥708']);
  expect(row('用餐')).toEqual(['午餐 1 次 · 晚餐 1 次', '午餐 1 次 · 晚餐 1 次']);
  expect(row('住宿')).toEqual(['渔港客栈', '渔港客栈']);
  expect(row('成团人数')[0]).toBe('8 人成团，每单最多 5 人');
  expect(row('费用包含')[0]).toBe('往返渡轮');
  expect(row('退改规则')[0]).toContain('出发前 7 天及更早');
});

test('removing a tour changes the URL and the picks in lists', async () => {
  const { person, address } = renderView(<TourCompare />, { path: '/route/compare?ids=7,8,9', answers });
  await person.click(await screen.findByRole('button', { name: '移出对比：线路 8' }));
  expect(columns()).toEqual(['线路 7', '线路 9']);
  expect(address()).toBe('/route/compare?ids=7%2C9');
  expect(localStorage.getItem('comparedTours')).toBe('[7,9]');
  expect(screen.getByRole('button', { name: '移出对比：线路 9' })).toHaveFocus();
});

test('without tours in the URL it compares those picked in this browser', async () => {
  const { person, address } = renderView(<TourCompare />, { path: '/route/compare', answers });
  act(() => setCompared([8, 9]));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(columns()).toEqual(['线路 8', '线路 9']);
  await person.click(screen.getByRole('button', { name: '移出对比：线路 8' }));
  expect(address()).toBe('/route/compare?ids=9');
  await person.click(await screen.findByRole('button', { name: '移出对比：线路 9' }));
  expect(screen.getByText('尚未选择线路')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览线路' })).toHaveFocus();
});

test('without tours there is a link to pick some', () => {
  renderView(<TourCompare />, { path: '/route/compare?ids=,x,-1', answers });
  expect(screen.getByText('尚未选择线路')).toBeVisible();
  expect(screen.getByRole('link', { name: '浏览线路' })).toHaveAttribute('href', '/route');
});

test('a tour that was viewed before can be added', async () => {
  const { person, address } = renderView(<TourCompare />, { path: '/route/compare?ids=7', answers });
  // Viewed meanwhile, in another tab.
  localStorage.setItem('viewedProducts', '[9,7]');
  await person.click(await screen.findByRole('button', { name: '加入对比：线路 9' }));
  await screen.findByText('线路 9', { selector: 'a' });
  expect(columns()).toEqual(['线路 7', '线路 9']);
  expect(address()).toBe('/route/compare?ids=7%2C9');
});

test('at four tours none can be added, and a fifth in the URL is ignored', async () => {
  renderView(<TourCompare />, { path: '/route/compare?ids=1,2,3,4,5', answers });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(columns()).toHaveLength(4);
  expect(screen.queryByText('再加一条')).not.toBeInTheDocument();
});

test('a single tour is shown with a prompt to add another', async () => {
  renderView(<TourCompare />, { path: '/route/compare?ids=7', answers });
  expect(await screen.findByText('再选一条线路即可对比')).toBeVisible();
  expect(screen.getByRole('link', { name: '从列表中挑选' })).toHaveAttribute('href', '/route');
});

test('a missing tour is left out with a message until it is removed', async () => {
  const { person, address } = renderView(<TourCompare />, {
    path: '/route/compare?ids=7,8',
    answers: {
      ...answers,
      'GET /api/v1/tours/:id': ({ params }) =>
        params.id === '8' ? refuse('A0401', '该线路不存在', { status: 404 }) : tour(7),
    },
  });
  expect(await screen.findByText('有 1 条线路已下架，未列出。')).toBeVisible();
  expect(columns()).toEqual(['线路 7']);
  await person.click(screen.getByRole('button', { name: '移出对比' }));
  expect(address()).toBe('/route/compare?ids=7');
  expect(screen.queryByText(/已经下架/)).not.toBeInTheDocument();
});

test('a failed load of tours shows the error and can be retried', async () => {
  const { person, server } = renderView(<TourCompare />, {
    path: '/route/compare?ids=7,8',
    answers: { ...answers, 'GET /api/v1/tours/:id': refuse('B0001', '线路读取失败', { status: 503 }) },
  });
  expect(await screen.findByText('线路读取失败')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the comparison is available in English', async () => {
  renderView(<TourCompare />, { path: '/route/compare?ids=7,8', answers, language: 'en' });
  expect(await screen.findByRole('table', { name: 'Comparison of tours' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Next departures' })).toBeVisible();
});
