import type { Sight } from './sights.ts';

/** Where the history of the revolution is told. */
export const sightsOfRedHeritage = {
  peasantInstitute: ['广州农民运动讲习所旧址', 'Peasant Movement Institute, Guangzhou', 'red-hall'],
  thirdCongress: ['中共三大会址纪念馆', 'Memorial of the Third Congress', 'red-hall'],
  whampoa: ['黄埔军校旧址', 'Whampoa Military Academy', 'red-hall'],
  guangzhouMartyrs: ['广州起义烈士陵园', 'Guangzhou Uprising Martyrs’ Park', 'red-monument'],
  baiseUprising: ['百色起义纪念馆', 'Baise Uprising Memorial', 'red-monument'],
  redSeventhArmy: ['红七军军部旧址', 'Headquarters of the Seventh Red Army', 'red-hall'],
  shaoshan: ['毛泽东同志故居', 'Mao Zedong’s birthplace, Shaoshan', 'red-village'],
  shaoshanSquare: ['韶山铜像广场', 'Statue square, Shaoshan', 'red-monument'],
  orangeIsland: ['橘子洲', 'Orange Isle, Changsha', 'island'],
  yanan: ['枣园革命旧址', 'Zaoyuan, Yan’an', 'red-village'],
  baotaHill: ['宝塔山', 'Baota Hill, Yan’an', 'pagoda-hill'],
  yananMuseum: ['延安革命纪念馆', 'Yan’an Memorial Hall', 'red-hall'],
  nanniwan: ['南泥湾', 'Nanniwan', 'red-village'],
} as const satisfies Record<string, Sight>;
