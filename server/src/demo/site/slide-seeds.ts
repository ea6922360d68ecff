import type { SceneName } from '../../modules/artwork/draw-artwork.ts';
import type { Pair } from '../tours/tour-seed.ts';

interface SlideSeed {
  readonly title: Pair;
  readonly subtitle: Pair;
  readonly scene: SceneName;
  /** The tour it leads to. */
  readonly tour: string;
}

/** The stories the home page opens with. */
export const slideSeeds: readonly SlideSeed[] = [
  {
    title: ['灯塔亮起之前，先上岛', 'Be on the island before the light comes on'],
    subtitle: ['硇洲岛、特呈岛，两天两座岛，一船海风', 'Naozhou and Techeng: two islands in two days'],
    scene: 'lighthouse',
    tour: 'naozhou-techeng-islands',
  },
  {
    title: ['走到大陆的最南端', 'To the very south of the mainland'],
    subtitle: ['徐闻，两海相拥处，菠萝正甜', 'Xuwen, where two seas meet and pineapples ripen'],
    scene: 'pineapple-field',
    tour: 'xuwen-southern-cape',
  },
  {
    title: ['退潮时，走进海上森林', 'At low tide, into the forest in the sea'],
    subtitle: ['高桥红树林，与越冬候鸟相遇', 'Gaoqiao, among wintering waders'],
    scene: 'mangrove',
    tour: 'gaoqiao-mangrove-anpu',
  },
  {
    title: ['一座商埠，七家小店', 'One old port, seven small kitchens'],
    subtitle: ['傍晚的赤坎老街，边走边吃', 'An evening on foot in old Chikan'],
    scene: 'old-street',
    tour: 'chikan-food-walk',
  },
  {
    title: ['大桥亮灯的那七十分钟', 'The seventy minutes when the bridge lights up'],
    subtitle: ['湛江湾黄昏游船，看两岸灯火', 'Zhanjiang Bay by boat, from dusk into night'],
    scene: 'bay-bridge',
    tour: 'zhanjiang-bay-evening',
  },
];
