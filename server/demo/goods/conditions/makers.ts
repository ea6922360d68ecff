import type { Pair } from '../../tours/tour-seed.ts';

/** Who makes things. All invented. */
export const makers = {
  naozhou: ['硇洲望塔渔家合作社', 'Lighthouse View Fishers’ Co-op, Naozhou'],
  donghai: ['东海岛潮间带水产社', 'Tideland Seafood, Donghai Island'],
  oyster: ['官渡湾蚝田合作社', 'Guandu Bay Oyster Fields Co-op'],
  redEarth: ['徐闻红土地果园社', 'Red Earth Orchards, Xuwen'],
  orange: ['廉江长山橙园', 'Changshan Orange Garden, Lianjiang'],
  bakery: ['吴川鉴江饼家', 'Jianjiang Bakers, Wuchuan'],
  anpu: ['安铺骑楼小厨', 'Arcade Kitchen, Anpu'],
  leizhou: ['雷州西湖手作社', 'West Lake Makers, Leizhou'],
  stone: ['雷州石语工作室', 'Stone Words Studio, Leizhou'],
  pearl: ['流沙湾月白珠坊', 'Moonwhite Pearls, Liusha Bay'],
  weave: ['遂溪蒲香编织社', 'Rush Scent Weavers, Suixi'],
  tea: ['廉江根竹岭茶坊', 'Root Bamboo Hill Tea, Lianjiang'],
  sauce: ['赤坎古埠酱园', 'Old Quay Sauces, Chikan'],
  sugar: ['遂溪甜蔗糖坊', 'Sweet Cane Sugar House, Suixi'],
  haitu: ['海途文创', 'Haitu Design'],
} as const satisfies Record<string, Pair>;

export type MakerName = keyof typeof makers;
