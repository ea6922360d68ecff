/** Administrative regions as paths of their codes. */
export const regions = {
  zhanjiang: '440000/440800',
  chikan: '440000/440800/440802',
  xiashan: '440000/440800/440803',
  potou: '440000/440800/440804',
  mazhang: '440000/440800/440811',
  suixi: '440000/440800/440823',
  xuwen: '440000/440800/440825',
  lianjiang: '440000/440800/440881',
  leizhou: '440000/440800/440882',
  wuchuan: '440000/440800/440883',
  guangzhou: '440000/440100',
  shaoguan: '440000/440200',
  shenzhen: '440000/440300',
  maoming: '440000/440900',
  yangjiang: '440000/441700',
  guilin: '450000/450300',
  beihai: '450000/450500',
  baise: '450000/451000',
  haikou: '460000/460100',
  sanya: '460000/460200',
  wenchang: '460000/469005',
  dali: '530000/532900',
  beijing: '110000/110100',
  xian: '610000/610100',
  yanan: '610000/610600',
  chengdu: '510000/510100',
  lhasa: '540000/540100',
  hangzhou: '330000/330100',
  zhangjiajie: '430000/430800',
  xiangtan: '430000/430300',
  chongqing: '500000',
  dunhuang: '620000/620900/620982',
  harbin: '230000/230100',
  xiamen: '350000/350200',
} as const;

export type RegionName = keyof typeof regions;

/** The agency's own city in both languages, for what lies in one of its districts and counties. */
export const cityNames = (name: RegionName): string[] =>
  regions[name].startsWith(regions.zhanjiang) ? ['湛江', 'Zhanjiang'] : [];
