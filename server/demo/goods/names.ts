import { demoTerms } from '../tours/terms.ts';

/** The departments of the shop. */
export const departmentNames = {
  海味干货: 'Dried seafood',
  冷链海鲜: 'Chilled seafood',
  鲜果: 'Fresh fruit',
  糕点小吃: 'Cakes and snacks',
  茶与饮品: 'Tea and drinks',
  调味酱料: 'Sauces and seasoning',
  手工艺品: 'Handicraft',
  礼盒文创: 'Gift boxes and design',
} as const;

/** What things taste of and are good for. */
const goodsThemeNames = {
  送礼: 'As a gift',
  即食: 'Ready to eat',
  煲汤: 'For soup',
  下饭: 'With rice',
  早餐: 'Breakfast',
  甜味: 'Sweet',
  咸鲜: 'Savoury',
  微辣: 'Mildly hot',
  当季: 'In season',
  手作: 'Handmade',
  非遗: 'Living heritage',
  家常: 'Everyday',
  素食: 'Vegetarian',
  收藏: 'To keep',
} as const;

/** What a buyer chooses between. */
export const optionNames = {
  size: ['规格', 'Size'],
  flavour: ['口味', 'Flavour'],
  grade: ['等级', 'Grade'],
  packing: ['包装', 'Packing'],
  colour: ['颜色', 'Colour'],
  design: ['款式', 'Design'],
} as const;

export type Department = keyof typeof departmentNames;
export type GoodsTheme = keyof typeof goodsThemeNames;
export type OptionName = keyof typeof optionNames;

/** Where things come from, with the region it lies in. */
export const origins = {
  湛江: 'zhanjiang',
  赤坎: 'chikan',
  霞山: 'xiashan',
  麻章: 'mazhang',
  硇洲岛: 'mazhang',
  东海岛: 'mazhang',
  遂溪: 'suixi',
  徐闻: 'xuwen',
  廉江: 'lianjiang',
  雷州: 'leizhou',
  吴川: 'wuchuan',
} as const;

export type Origin = keyof typeof origins;

/** The English of every department, use and origin, by the Chinese that goods carry. */
export const goodsTerms: Readonly<Record<string, string>> = {
  ...departmentNames,
  ...goodsThemeNames,
  ...Object.fromEntries(Object.keys(origins).map((name) => [name, demoTerms.get(name) ?? ''])),
};
