import type { Pair } from '../tours/tour-seed.ts';

interface LabelSeed {
  readonly name: Pair;
  /** The tours that carry it, the best first. */
  readonly tours: readonly string[];
}

interface RecommendationSeed {
  readonly name: Pair;
  readonly labels: readonly LabelSeed[];
}

/** What the editors recommend: kinds as tabs, labels within each. */
export const recommendationSeeds: readonly RecommendationSeed[] = [
  {
    name: ['海岛度假', 'Islands'],
    labels: [
      {
        name: ['近海小岛', 'Islands close by'],
        tours: ['naozhou-techeng-islands', 'weizhou-beihai-three-days', 'fangji-romantic-coast'],
      },
      { name: ['沙滩日落', 'Beaches at sunset'], tours: ['donghai-beach-camp', 'sanya-hainan-five-days'] },
      { name: ['远方海岛', 'Islands far away'], tours: ['maldives-six-days', 'phuket-six-days'] },
    ],
  },
  {
    name: ['亲子研学', 'Families and study'],
    labels: [
      {
        name: ['自然课堂', 'Nature as a classroom'],
        tours: ['gaoqiao-birds-two-days', 'huguangyan-volcano-lab'],
      },
      { name: ['科学营地', 'Science camps'], tours: ['wenchang-space-three-days'] },
      {
        name: ['周末亲子', 'Weekends with children'],
        tours: ['wuchuan-dinglong-family', 'suixi-lion-sugar-day'],
      },
    ],
  },
  {
    name: ['美食文化', 'Food and culture'],
    labels: [
      { name: ['老街小吃', 'Street kitchens'], tours: ['chikan-food-walk', 'haikou-qilou-weekend'] },
      { name: ['古城故事', 'Old towns'], tours: ['leizhou-old-town-day', 'jiangnan-five-days'] },
    ],
  },
  {
    name: ['红色之旅', 'Red heritage'],
    labels: [
      {
        name: ['渡海旧址', 'The Hainan crossing'],
        tours: ['naozhou-crossing-party', 'xuwen-crossing-party'],
      },
      { name: ['革命圣地', 'Cradles of the revolution'], tours: ['yanan-party', 'shaoshan-changsha-party'] },
    ],
  },
];
