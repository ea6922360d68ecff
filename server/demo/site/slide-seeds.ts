import type { SceneName } from '@portal/demo-artwork';
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
    title: ['退潮时，走进海上森林', 'At low tide, into the forest in the sea'],
    subtitle: ['高桥红树林，与越冬候鸟相遇', 'Gaoqiao, among wintering waders'],
    scene: 'mangrove',
    tour: 'gaoqiao-mangrove-anpu',
  },
  {
    title: ['走到大陆的最南端', 'To the very south of the mainland'],
    subtitle: ['徐闻，两海相拥处，菠萝正甜', 'Xuwen, where two seas meet and pineapples ripen'],
    scene: 'pineapple-field',
    tour: 'xuwen-southern-cape',
  },
  {
    title: ['山，是水写出来的', 'Hills written by water'],
    subtitle: ['桂林阳朔四日，竹筏慢慢撑', 'Guilin and Yangshuo, at the pace of a raft'],
    scene: 'pagoda-hill',
    tour: 'guilin-yangshuo-four-days',
  },
  {
    title: ['推开门，就是那片礁', 'Open the door, and there is the reef'],
    subtitle: ['马尔代夫，四晚水上屋', 'The Maldives: four nights above the water'],
    scene: 'overwater-villas',
    tour: 'maldives-six-days',
  },
];
