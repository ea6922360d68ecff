import type { TourExtra } from '@portal/shared/contract';
import { refuse, renderView } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { dayButton, onWideScreenAtNoon } from '#src/detail-page.fixture.ts';
import { tourDetail } from '#src/features/tour/tour.fixture.ts';
import { tourAnswers, tourPath } from '#src/features/tour/tour-page.fixture.ts';
import { intersectAtOnce } from '#src/near.fixture.ts';
import { productCard } from '#src/product/product.fixture.ts';
import TourDetail from './detail.tsx';

onWideScreenAtNoon();

test('the page shows the tour', async () => {
  renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  expect(await screen.findByRole('heading', { level: 1, name: '硇洲岛灯塔两日' })).toBeVisible();
  for (const text of [
    '水晶棱镜仍在转动',
    '过海上岛',
    '午餐 · 晚餐',
    '往返渡轮',
    '石滩湿滑',
    '8 人成团',
    '身份证、护照、港澳居民来往内地通行证、台湾居民来往大陆通行证',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('渔港客栈')).toHaveLength(2);
  const stops = within(screen.getByRole('list', { name: '当日路线' })).getAllByRole('listitem');
  expect(stops.map(({ textContent }) => textContent)).toEqual(['霞山码头', '硇洲灯塔']);
});

test.each([
  ['zh-cn', '护照（护照在回程后至少 6 个月内有效）'],
  ['en', 'Passport (passports must be valid for 6 months after the return)'],
] as const)('a tour abroad names the passport and its validity (%s)', async (language, text) => {
  const { content } = tourDetail();
  const travelDocuments = { accepted: ['passport' as const], passportMonths: 6 };
  const tour = tourDetail({ category: 'abroad', content: { ...content, travelDocuments } });
  renderView(<TourDetail />, {
    path: tourPath,
    answers: { ...tourAnswers, 'GET /api/v1/tours/:id': tour },
    language,
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['zh-cn', '可选附加项目', ['旅游意外险：每人 ¥60', '接机：每单 ¥128']],
  ['en', 'Optional extras', ['Travel insurance: ¥60 per person', 'Airport transfer: ¥128 per booking']],
] as const)('a tour lists its extras with their prices (%s)', async (language, title, extras) => {
  const { content } = tourDetail();
  const shared = { description: { zh: '' }, refund: 'tiers', refundDays: null, stock: null } as const;
  const offered: TourExtra[] = [
    {
      ...{ ...shared, code: 'insurance', kind: 'INSURANCE', price: 6000, perPerson: true },
      name: { zh: '旅游意外险', en: 'Travel insurance' },
    },
    {
      ...{ ...shared, code: 'transfer', kind: 'TRANSFER', price: 12_800, perPerson: false },
      name: { zh: '接机', en: 'Airport transfer' },
    },
  ];
  const tour = tourDetail({ content: { ...content, extras: offered } });
  const answers = { ...tourAnswers, 'GET /api/v1/tours/:id': tour };
  renderView(<TourDetail />, { path: tourPath, answers, language });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const extra of extras) expect(screen.getByText(extra)).toBeVisible();
});

test('the tour is remembered as viewed, and can be picked for comparison', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await screen.findByText('加入对比', { selector: 'button' }));
  expect(await screen.findByText('查看对比（1）', { selector: 'a' })).toHaveAttribute(
    'href',
    '/route/compare?ids=7',
  );
  expect(localStorage.getItem('viewedProducts')).toBe('[7]');
});

test('related tours are loaded when scrolled to', async () => {
  intersectAtOnce();
  renderView(<TourDetail />, {
    path: tourPath,
    answers: {
      ...tourAnswers,
      'GET /api/v1/products/:id/related': [productCard('tour', { id: 9, title: { zh: '顺路的一条' } })],
      'GET /api/v1/products/:id/questions': { list: [], total: 0 },
      'GET /api/v1/products/:id/reviews': {
        list: [],
        total: 0,
        stars: [0, 0, 0, 0, 0],
        pictures: 0,
        travellerTypes: [],
        scores: [],
      },
    },
  });
  expect(await screen.findByText('顺路的一条')).toHaveAttribute('href', '/route/detail?id=9');
});

test('the itinerary names flights, trains and hotels, and says that they are for reference', async () => {
  const tour = tourDetail();
  const places = { from: { zh: '上海虹桥' }, to: { zh: '昆明长水' } };
  const [day] = tour.content.itinerary;
  if (!day) throw new Error('the tour has no day');
  const rides = [
    { kind: 'flight', number: 'MU5721', ...places, departs: '08:10', arrives: '11:35' },
    { kind: 'train', number: 'Z161', ...places, departs: '22:10', arrives: '01:35', nextDay: true },
    { kind: 'coach', ...places },
  ] as const;
  const itinerary = [{ ...day, hotelStars: 4, hotelId: 3, rides: [...rides] }];
  const answers = {
    ...tourAnswers,
    'GET /api/v1/tours/:id': { ...tour, content: { ...tour.content, itinerary } },
  };
  renderView(<TourDetail />, { path: tourPath, answers });
  expect(await screen.findByText('MU5721 上海虹桥 08:10 → 昆明长水 11:35，或同级航班')).toBeVisible();
  expect(screen.getByText('Z161 上海虹桥 22:10 → 昆明长水 次日 01:35，或相近车次')).toBeVisible();
  expect(screen.getByText('上海虹桥 → 昆明长水')).toBeVisible();
  expect(screen.getByText('渔港客栈（4 星级）')).toHaveAttribute('href', '/hotel/hotelDetail?id=3');
  expect(screen.getByText(/仅供参考/)).toBeVisible();
});

test('the itinerary is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await screen.findByText('打印行程', { selector: 'button' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('sharing copies the URL and confirms it', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await screen.findByText('分享'));
  expect(await screen.findByText('链接已复制', { selector: 'button' })).toBeVisible();
  expect(await screen.findByText('分享', {}, { timeout: 4000 })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('a picture opens large and arrow keys move to the next', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers });
  await person.click(await screen.findByLabelText('查看大图，第 1 张'));
  const viewer = within(screen.getByRole('dialog'));
  expect(viewer.getByRole('img', { name: /第 1 张，共 2 张/ })).toBeVisible();
  await person.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: /第 2 张，共 2 张/ })).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture of the media library has its description, on the page and large', async () => {
  const tour = tourDetail();
  const alts = { [tour.gallery[0] ?? '']: { zh: '西湖断桥的清晨', en: 'Broken Bridge in the morning' } };
  const answers = { ...tourAnswers, 'GET /api/v1/tours/:id': { ...tour, alts } };
  const { person } = renderView(<TourDetail />, { path: tourPath, answers });
  await person.click(await screen.findByRole('button', { name: '查看大图，第 1 张：西湖断桥的清晨' }));
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: '西湖断桥的清晨' })).toBeVisible();
});

test.each(['/route/detail?id=abc', '/route/detail', '/route/detail?id=-1', '/route/detail?id=1.5'])(
  '%s is no tour id: no call, and a link to the list',
  async (address) => {
    const { server } = renderView(<TourDetail />, { path: address, answers: tourAnswers });
    expect(await screen.findByRole('heading', { level: 1, name: '线路不存在' })).toBeVisible();
    expect(screen.getByRole('link', { name: '浏览全部线路' })).toHaveAttribute('href', '/route');
    expect(server.received('GET /api/v1/tours/:id')).toHaveLength(0);
  },
);

test('a missing tour is not found', async () => {
  renderView(<TourDetail />, {
    path: tourPath,
    answers: { 'GET /api/v1/tours/:id': refuse('A0401', '该线路不存在或已下架', { status: 404 }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '线路不存在' })).toBeVisible();
});

test('the page is available in English', async () => {
  const { person } = renderView(<TourDetail />, { path: tourPath, answers: tourAnswers, language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Naozhou Island lighthouse' })).toBeVisible();
  await person.click(await dayButton(/Nov 28.*¥558/));
  expect(await screen.findByText('Book now', { selector: 'a' })).toBeVisible();
  expect(screen.getByText('November 2026')).toBeVisible();
  for (const name of ['Zhanjiang', 'Naozhou Island', 'Islands'])
    expect(screen.getByText(name, { selector: 'dd' })).toBeVisible();
});
