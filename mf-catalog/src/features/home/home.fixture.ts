import type { CallData } from '@portal/shared/contract';

export const slides: CallData<'POST /api/slideShow/getSlideOnlineShowList_zj'> = [
  { id: 1, title: { zh: '灯塔以南' }, subtitle: null, picture: '/artwork/sea/1.svg', link: null },
];

const area = (id: number, code: string, zh: string) => ({
  id,
  code,
  title: { zh },
  subtitle: null,
  link: null,
});

/** In an order of the server's own, with a block that nothing here draws. */
export const areas = [
  area(1, 'sale', '限时优惠'),
  area(2, 'weather', '今日天气'),
  area(3, 'recommended', '编辑部推荐'),
  area(4, 'domestic', '去远一点的地方'),
  area(5, 'constructor', '不存在'),
];

export const travelInfo = {
  orgCode: 'A86',
  name: { zh: '海途旅行' },
  slogan: { zh: '认真做旅行二十年', en: 'Twenty years of careful travel' },
  phone: '0759-2386 6886',
  email: 'hello@haitu.example',
  address: { zh: '湛江市赤坎区' },
  hours: { zh: '每日 8:30–21:00' },
  licence: 'L-GD-100486',
  facts: [{ title: { zh: '价格写全' }, body: { zh: '没有自费与购物安排。' } }],
};
