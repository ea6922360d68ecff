import type { TourCategory } from '@portal/shared/contract';
import type { Pair } from '../../text-pair.ts';
import { hotelNightsOf, type TourSeed } from '../tour-seed.ts';
import { transport } from '../vocabulary.ts';

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const countMeals = ({ days }: TourSeed) => {
  const all = days.map(({ meals }) => meals).join('');
  const breakfasts = all.split('B').length - 1;
  return { breakfasts, mains: all.length - breakfasts };
};

const mealsLine = (seed: TourSeed): Pair[] => {
  const { breakfasts, mains } = countMeals(seed);
  if (breakfasts + mains === 0) return [];
  const zh = [breakfasts && `${breakfasts} 早餐`, mains && `${mains} 正餐`].filter(Boolean).join('、');
  const en = [breakfasts && some(breakfasts, 'breakfast'), mains && some(mains, 'other meal')];
  return [[`行程所列 ${zh}`, `Meals as listed in the itinerary: ${en.filter(Boolean).join(' and ')}`]];
};

const nightsLine = (seed: TourSeed): Pair[] => {
  const nights = hotelNightsOf(seed);
  if (nights === 0) return [];
  return [
    [
      `${nights} 晚所列或同级酒店，两人一间`,
      `${some(nights, 'night')} in the hotels listed or equivalent, twin share`,
    ],
  ];
};

const guides: Readonly<Record<TourCategory, Pair>> = {
  local: ['湛江本地导游全程陪同', 'A local Zhanjiang guide throughout'],
  vicinity: ['持证导游全程陪同', 'A licensed guide throughout'],
  domestic: [
    '当地中文导游，湛江成团满 16 人加派全陪',
    'Local guides, and a tour leader from Zhanjiang for groups of 16 or more',
  ],
  abroad: ['全程中文领队与当地中文导游', 'A Chinese-speaking tour leader and local guides'],
  'party-building': [
    '红色讲解员与全程工作人员，现场教学布置',
    'A heritage lecturer and event staff throughout, with teaching set up on site',
  ],
  learning: ['研学导师按 1:15 配备，另配安全员一名', 'One tutor for every 15 students, and a safety officer'],
};

const extras: Readonly<Partial<Record<TourCategory, Pair>>> = {
  'party-building': ['学习手册与集体合影电子版', 'Study booklet and digital group photo'],
  learning: ['研学手册、实验耗材与结业证书', 'Workbook, materials and a certificate'],
};

const given = (pair: Pair | undefined): Pair[] => (pair ? [pair] : []);

/** What the price of a tour holds. */
export const includedOf = (seed: TourSeed): Pair[] => [
  transport[seed.way],
  ...nightsLine(seed),
  ...mealsLine(seed),
  ['行程所列景点首道门票', 'General admission to the sights listed'],
  guides[seed.category],
  ...given(extras[seed.category]),
  ['旅行社责任险', 'Travel agency liability insurance'],
];

/** What it does not. */
export const excludedOf = ({ category, days }: TourSeed): Pair[] => [
  ...(days.length > 1
    ? [['单房差（独住一间时另付）', 'Single supplement (for a room of your own)'] as const]
    : []),
  ...(category === 'abroad'
    ? ([
        ['签证或电子入境许可费用', 'Visa or electronic travel authorisation fees'],
        ['司机与导游小费', 'Tips for drivers and guides'],
      ] as const)
    : []),
  ['个人旅游意外险，建议自行购买', 'Personal travel insurance (recommended)'],
  [
    '行程未列的餐食、自选项目与个人消费',
    'Meals not listed in the itinerary, optional activities and personal expenses',
  ],
];
