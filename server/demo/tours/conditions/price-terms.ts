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
  const en = [breakfasts && some(breakfasts, 'breakfast'), mains && some(mains, 'main meal')];
  return [[`行程所列 ${zh}`, `The meals in the programme: ${en.filter(Boolean).join(' and ')}`]];
};

const nightsLine = (seed: TourSeed): Pair[] => {
  const nights = hotelNightsOf(seed);
  if (nights === 0) return [];
  return [
    [
      `${nights} 晚所列或同级酒店，两人一间`,
      `${some(nights, 'night')} in the hotels named or their like, two to a room`,
    ],
  ];
};

const guides: Readonly<Record<TourCategory, Pair>> = {
  local: ['湛江本地导游全程陪同', 'A guide from Zhanjiang all the way'],
  vicinity: ['持证导游全程陪同', 'A licensed guide all the way'],
  domestic: [
    '当地中文导游，湛江成团满 16 人加派全陪',
    'Local guides, and a tour leader from Zhanjiang for groups of 16 or more',
  ],
  abroad: ['全程中文领队与当地中文导游', 'A tour leader and local guides, both speaking Chinese'],
  'party-building': [
    '红色讲解员与全程工作人员，现场教学布置',
    'A heritage lecturer and staff, with the places set up for teaching',
  ],
  learning: ['研学导师按 1:15 配备，另配安全员一名', 'One tutor for every 15 pupils, and a safety officer'],
};

const extras: Readonly<Partial<Record<TourCategory, Pair>>> = {
  'party-building': ['学习手册与集体合影电子版', 'A booklet and the group photograph as a file'],
  learning: ['研学手册、实验耗材与结业证书', 'Workbook, materials and a certificate'],
};

const given = (pair: Pair | undefined): Pair[] => (pair ? [pair] : []);

/** What the price of a tour holds. */
export const includedOf = (seed: TourSeed): Pair[] => [
  transport[seed.way],
  ...nightsLine(seed),
  ...mealsLine(seed),
  ['行程所列景点首道门票', 'Entrance tickets of the sights named'],
  guides[seed.category],
  ...given(extras[seed.category]),
  ['旅行社责任险', 'The agency’s liability insurance'],
];

/** What it does not. */
export const excludedOf = ({ category, days }: TourSeed): Pair[] => [
  ...(days.length > 1
    ? [['单房差（独住一间时另付）', 'The supplement for a room of your own'] as const]
    : []),
  ...(category === 'abroad'
    ? ([
        ['签证或电子入境许可费用', 'Visa or electronic entry fees'],
        ['司机与导游小费', 'Tips for drivers and guides'],
      ] as const)
    : []),
  ['个人旅游意外险，建议自行购买', 'Personal travel insurance, which we recommend'],
  ['行程未列的餐食、自选项目与个人消费', 'Meals not named, optional activities and personal expenses'],
];
