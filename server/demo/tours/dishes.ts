import type { SceneName } from '@portal/demo-artwork';
import type { Pair } from './tour-seed.ts';

interface Dish {
  /** Why one should taste it, as a highlight. */
  readonly text: Pair;
  readonly scene: SceneName;
}

/** What is eaten on the way. */
export const dishes = {
  oysters: {
    text: [
      '炭烤官渡生蚝，蒜蓉滋滋作响，蚝肉肥而不腻',
      'Guandu oysters off the charcoal, hissing under their garlic',
    ],
    scene: 'dish-seafood',
  },
  whiteChicken: {
    text: [
      '湛江白切鸡皮爽肉滑，蘸沙姜与本地花生油',
      'Zhanjiang white-cut chicken with sand ginger and peanut oil',
    ],
    scene: 'dish-chicken',
  },
  crabCongee: {
    text: ['一锅蟹仔粥，米绵蟹鲜，是码头人家的早餐', 'Crab congee, the harbour’s own breakfast'],
    scene: 'dish-congee',
  },
  lobster: {
    text: [
      '硇洲鲍鱼与龙虾当天离水，清蒸上桌',
      'Naozhou abalone and lobster, out of the sea that day and steamed',
    ],
    scene: 'dish-seafood',
  },
  prawns: {
    text: ['白灼湛江对虾，只蘸一碟酱油', 'Zhanjiang prawns, simply poached, with a saucer of soy'],
    scene: 'dish-shrimp',
  },
  fishPot: {
    text: ['杂鱼汤用刚上岸的小海鱼，不放一滴油', 'Soup of small fish just landed, without a drop of oil'],
    scene: 'dish-fish',
  },
  riceCakes: {
    text: [
      '现蒸簸箕炊与田艾籺，老街人吃了几代',
      'Basket-steamed rice cake and mugwort dumplings, a street’s food for generations',
    ],
    scene: 'dish-dim-sum',
  },
  pineapple: {
    text: ['田头现削的菠萝，蘸盐吃更甜', 'Pineapple cut in the field, sweeter with salt'],
    scene: 'dish-fruit',
  },
  dimSum: {
    text: ['一盅两件的广府早茶，从虾饺吃到蛋挞', 'Cantonese morning tea, from prawn dumplings to egg tarts'],
    scene: 'dish-dim-sum',
  },
  wenchangChicken: {
    text: ['文昌鸡配椰子饭，岛上的家常与隆重', 'Wenchang chicken with coconut rice'],
    scene: 'dish-chicken',
  },
  litchi: {
    text: ['古树荔枝带叶摘下，剥开就是一口糖水', 'Litchis from old trees, picked with their leaves'],
    scene: 'dish-fruit',
  },
  reefFish: {
    text: ['渔家灶上清蒸石斑，鱼肉呈蒜瓣状', 'Grouper steamed in a fisherman’s kitchen'],
    scene: 'dish-fish',
  },
} as const satisfies Record<string, Dish>;

export type DishName = keyof typeof dishes;
