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
