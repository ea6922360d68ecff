import { type Answers, refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { tourCard, tourDetail } from '#src/features/tour/tour.fixture.ts';
import RouteSwiper from './route-swiper.tsx';

const plain = tourDetail();
const withPictures = (id: number) => {
  const itinerary = plain.content.itinerary.map((day, index) => ({
    ...day,
    picture: `/artwork/sea/${index}.svg`,
  }));
  return tourDetail({ id, content: { ...plain.content, itinerary } });
};

const answers: Answers = {
  'GET /api/v1/tours/:id': ({ params }) => withPictures(Number(params.id)),
  'POST /api/recommendRoute/page': { list: [tourCard({ id: 12 })], total: 1 },
};

const moved = jest.fn();

beforeEach(() => {
  moved.mockClear();
  // jsdom lays nothing out and scrolls nothing.
  Element.prototype.scrollTo = moved;
});

const current = () =>
  screen.getAllByRole('button', { name: /第 \d 天/ }).findIndex((dot) => dot.hasAttribute('aria-current'));

test('the pictures of the route are shown by day, with its stops', async () => {
  const { server } = renderView(<RouteSwiper />, { path: '/demo/route-swiper?id=7', answers });
  const strip = within(await screen.findByRole('region', { name: '硇洲岛灯塔两日的途中图片' }));
  expect(strip.getByRole('heading', { name: '过海上岛' })).toBeVisible();
  expect(strip.getByText('霞山码头')).toBeVisible();
  expect(strip.getByRole('listitem', { name: '第 2 张，共 2 张' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看线路' })).toHaveAttribute('href', '/route/detail?id=7');
  expect(server.received('POST /api/recommendRoute/page')).toHaveLength(0);
});

test('arrow keys, dots and buttons scroll the strip', async () => {
  const { person } = renderView(<RouteSwiper />, { path: '/demo/route-swiper?id=7', answers });
  const strip = (await screen.findByRole('listitem', { name: '第 1 张，共 2 张' })).closest(
    'ul',
  ) as HTMLElement;
  strip.focus();
  await person.keyboard('{ArrowRight}');
  expect(current()).toBe(1);
  expect(moved).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '下一张' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: '上一张' }));
  expect(current()).toBe(0);
  await person.click(screen.getByRole('button', { name: '第 2 天：赶海归来' }));
  expect(current()).toBe(1);
});

test('without a name in the URL it shows the first recommended tour', async () => {
  const { server } = renderView(<RouteSwiper />, { path: '/demo/route-swiper', answers });
  expect(await screen.findByRole('link', { name: '查看线路' })).toHaveAttribute(
    'href',
    '/route/detail?id=12',
  );
  expect(server.received('GET /api/v1/tours/:id')[0]?.params.id).toBe('12');
});

test.each(['?id=x1', '?id=-4'])('%s: no tour, or the recommended one', async (search) => {
  renderView(<RouteSwiper />, { path: `/demo/route-swiper${search}`, answers });
  const found = await screen.findByText(search === '?id=-4' ? '线路不存在' : '查看线路');
  expect(found).toBeVisible();
});

test('a missing tour, one without pictures, and no recommendation have messages', async () => {
  const { server, unmount } = renderView(<RouteSwiper />, {
    path: '/demo/route-swiper?id=7',
    answers: { 'GET /api/v1/tours/:id': refuse('A0401', '该线路不存在', { status: 404 }) },
  });
  expect(await screen.findByText('线路不存在')).toBeVisible();
  expect(server.received('GET /api/v1/tours/:id')).toHaveLength(1);
  unmount();
  const { unmount: gone } = renderView(<RouteSwiper />, {
    path: '/demo/route-swiper?id=7',
    answers: { 'GET /api/v1/tours/:id': plain },
  });
  expect(await screen.findByText('这条线路还没有途中图片')).toBeVisible();
  gone();
  renderView(<RouteSwiper />, { answers: { 'POST /api/recommendRoute/page': { list: [], total: 0 } } });
  expect(await screen.findByText('线路不存在')).toBeVisible();
});

test('the pictures are available in English', async () => {
  renderView(<RouteSwiper />, { path: '/demo/route-swiper?id=7', answers, language: 'en' });
  expect(await screen.findByRole('region', { name: 'Pictures of Naozhou Island lighthouse' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeEnabled();
});
