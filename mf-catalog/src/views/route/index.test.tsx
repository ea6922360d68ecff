import { chooseOption, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { travelInfo } from '#src/agency.fixture.ts';
import { facets, tourCard } from '#src/features/tour/tour.fixture.ts';
import { matchMediaWith } from '#src/media.fixture.ts';
import LearningTours from '../learning/index.tsx';
import VicinityTours from '../vicinity/index.tsx';
import AllTours from './index.tsx';

const list = [tourCard(), tourCard({ id: 8, title: { zh: '漓江四日' }, rating: null, onSale: false })];
const answers = {
  'GET /api/v1/tours': { list, total: 30 },
  'GET /api/v1/date-choices': [],
  'GET /api/v1/tours/facets': facets,
};

beforeEach(() => matchMediaWith('min-width'));
afterEach(() => jest.restoreAllMocks());

const queries = (server: ReturnType<typeof renderView>['server']) =>
  server.received('GET /api/v1/tours').map(({ query }) => query);

test('the list shows the tours of the server, with price, saving and link', async () => {
  renderView(<AllTours />, { path: '/route', answers });
  const link = await screen.findByRole('link', { name: '硇洲岛灯塔两日' });
  expect(link).toHaveAttribute('href', '/route/detail?id=7');
  expect(screen.getByRole('status')).toHaveTextContent('找到 30 条线路');
  expect(screen.getAllByText('¥498')[0]).toBeVisible();
  expect(screen.getByText('省 ¥130（20%）')).toBeVisible();
  expect(screen.getAllByText('硇洲岛 · 2 天 · 湛江出发')[0]).toBeVisible();
});

test('a destination filters the list and is in the URL; choosing it again clears it', async () => {
  const { person, server, address } = renderView(<AllTours />, { path: '/route?pageNum=3', answers });
  await person.click(await screen.findByRole('button', { name: /桂林/ }));
  expect(address()).toBe(`/route?${new URLSearchParams({ destination: '桂林' })}`);
  expect(queries(server).at(-1)).toEqual({ destination: '桂林', pageSize: '12' });
  await person.click(screen.getByRole('button', { name: '桂林 1', pressed: true }));
  expect(address()).toBe('/route');
});

test('prices are typed in yuan and requested in fen, on blur', async () => {
  const { person, server, address } = renderView(<AllTours />, { path: '/route', answers });
  await person.type(await screen.findByLabelText('最低价（元）'), '500');
  await person.type(screen.getByLabelText('最高价（元）'), '1280.5');
  expect(queries(server)).toHaveLength(1);
  await person.tab();
  expect(address()).toBe('/route?minPrice=500&maxPrice=1280.5');
  expect(queries(server).at(-1)).toMatchObject({ minPrice: '50000', maxPrice: '128050' });
  expect(await screen.findByRole('button', { name: '移除条件：¥500 – ¥1,280.50' })).toBeVisible();
});

test('a reversed range is swapped in the fields, the chip and the call', async () => {
  const { person, server } = renderView(<AllTours />, { path: '/route', answers });
  await person.type(await screen.findByLabelText('最低价（元）'), '5000');
  await person.type(screen.getByLabelText('最高价（元）'), '100{Enter}');
  expect(await screen.findByRole('button', { name: '移除条件：¥100 – ¥5,000' })).toBeVisible();
  expect(screen.getByLabelText('最低价（元）')).toHaveValue('100');
  expect(screen.getByLabelText('最高价（元）')).toHaveValue('5000');
  expect(queries(server).at(-1)).toMatchObject({ minPrice: '10000', maxPrice: '500000' });
});

test('focus moves to the next filter when one is removed', async () => {
  const path = '/route?minDays=2&maxPrice=900';
  const { person } = renderView(<AllTours />, { path, answers });
  await person.click(await screen.findByRole('button', { name: '移除条件：2 天以上' }));
  expect(screen.getByRole('button', { name: '移除条件：¥900 以内' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await person.keyboard('{Enter}');
  expect(document.body).not.toHaveFocus();
});

test('the list keeps sort and page in the URL', async () => {
  const { person, server, address } = renderView(<AllTours />, { path: '/route', answers });
  await chooseOption(person, await screen.findByLabelText('排序'), '价格从低到高');
  await person.click(await screen.findByRole('link', { name: '第 2 页' }));
  expect(address()).toBe('/route?sort=priceUp&pageNum=2');
  expect(queries(server).at(-1)).toEqual({ sort: 'priceUp', pageNum: '2', pageSize: '12' });
});

test('without results, clearing the filters shows the tours again', async () => {
  const { person, server, address } = renderView(<AllTours />, {
    path: '/route?keywords=月球&maxPrice=10&sort=sold',
    answers: { ...answers, 'GET /api/v1/tours': { list: [], total: 0 } },
  });
  expect(await screen.findByText('没有符合条件的线路')).toBeVisible();
  server.answer(answers);
  const results = screen.getByRole('region', { name: '线路列表' });
  await person.click(within(results).getByRole('link', { name: '清除全部' }));
  expect(address()).toBe('/route?sort=sold');
  expect(await screen.findByRole('link', { name: '漓江四日' })).toBeVisible();
});

test('a failed load of the list shows the error and can be retried', async () => {
  const { person, server } = renderView(<AllTours />, {
    answers: { ...answers, 'GET /api/v1/tours': refuse('B0001', '线路暂时无法读取', { status: 503 }) },
  });
  expect(await screen.findByText('线路暂时无法读取')).toBeVisible();
  server.answer(answers);
  await person.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '漓江四日' })).toBeVisible();
});

test('on a narrow screen the filters are a dialog with the number of results', async () => {
  jest.restoreAllMocks();
  const { person, address } = renderView(<AllTours />, { path: '/route', answers });
  await person.click(await screen.findByRole('button', { name: '筛选' }));
  const dialog = within(screen.getByRole('dialog', { name: '筛选' }));
  await person.click(await dialog.findByRole('button', { name: /海岛/ }));
  expect(address()).toContain('theme=');
  await person.click(dialog.getByRole('button', { name: '查看 30 条线路' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '筛选（1）' })).toBeVisible();
});

test('the nearby list requests the region of the portal, not a category', async () => {
  const { server } = renderView(<VicinityTours />, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: '周边游' })).toBeVisible();
  await screen.findByRole('link', { name: '漓江四日' });
  expect(queries(server)).toEqual([{ region: '440000/440800/440802', pageSize: '12' }]);
});

test('lists for groups show what an organisation needs', async () => {
  renderView(<LearningTours />, {
    answers: { ...answers, 'GET /api/travelInfo/getByOrgCode': travelInfo },
  });
  expect(await screen.findByRole('link', { name: `团体咨询电话 ${travelInfo.phone}` })).toBeVisible();
  expect(await screen.findByRole('heading', { name: '单位与团体出行' })).toBeVisible();
});

test('the list is in English, and in Chinese where a text has no translation', async () => {
  renderView(<AllTours />, { answers, language: 'en' });
  expect(await screen.findByRole('link', { name: 'Naozhou Island lighthouse' })).toBeVisible();
  expect(screen.getByRole('link', { name: '漓江四日' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('30 tours found');
  expect(screen.getByLabelText('Sort by')).toBeVisible();
  expect(screen.getAllByText('Naozhou Island · 2 days · from Zhanjiang')[0]).toBeVisible();
  expect(screen.getAllByText('Islands', { selector: 'li *' })[0]).toBeVisible();
});

test('in English a filter shows its English name and requests its Chinese one', async () => {
  const { person, server, address } = renderView(<AllTours />, { path: '/route', answers, language: 'en' });
  await person.click(await screen.findByRole('button', { name: 'Guilin 1' }));
  expect(address()).toBe(`/route?${new URLSearchParams({ destination: '桂林' })}`);
  expect(queries(server).at(-1)).toEqual({ destination: '桂林', pageSize: '12' });
  expect(screen.getByRole('button', { name: 'Remove filter: Guilin' })).toBeVisible();
});

test.each([
  ['minDays=1&maxDays=1', '1 day'],
  ['minDays=3&maxDays=3', '3 days'],
  ['minDays=1', '1 day or more'],
  ['maxDays=1', '1 day'],
  ['minDays=2&maxDays=4', '2–4 days'],
])('in English %s is called %s', async (search, name) => {
  renderView(<AllTours />, { path: `/route?${search}`, answers, language: 'en' });
  expect(await screen.findByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
});

test('a filter with an unknown name shows it as it is in the URL', async () => {
  const path = `/route?${new URLSearchParams({ theme: '月球' })}`;
  renderView(<AllTours />, { path, answers, language: 'en' });
  expect(await screen.findByRole('button', { name: '月球 0', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter: 月球' })).toBeVisible();
});

test('until the names of filters have loaded, a chip is a placeholder without text', async () => {
  const path = `/route?${new URLSearchParams({ destination: '桂林' })}`;
  const { server } = renderView(<AllTours />, {
    path,
    answers: { ...answers, 'GET /api/v1/tours/facets': () => new Promise(() => undefined) },
    language: 'en',
  });
  expect(await screen.findByRole('link', { name: '漓江四日' })).toBeVisible();
  expect(server.received('GET /api/v1/tours/facets')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove filter: Loading filter' })).toBeVisible();
  expect(screen.queryByText('桂林')).not.toBeInTheDocument();
});

test('when the names fail to load, the list and its ranges work without them', async () => {
  const path = `/route?${new URLSearchParams({ destination: '桂林' })}`;
  renderView(<AllTours />, {
    path,
    answers: { ...answers, 'GET /api/v1/tours/facets': refuse('B0001', '暂时无法读取', { status: 503 }) },
  });
  expect(await screen.findByRole('button', { name: '移除条件：桂林' })).toBeVisible();
  expect(screen.getByLabelText('最低价（元）')).toBeVisible();
});

test('typing a range and pressing Enter keeps the focus in the field', async () => {
  const { person, address } = renderView(<AllTours />, { path: '/route', answers });
  await person.type(await screen.findByLabelText('最低价（元）'), '500{Enter}');
  expect(address()).toBe('/route?minPrice=500');
  expect(screen.getByLabelText('最低价（元）')).toHaveFocus();
});
