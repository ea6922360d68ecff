import type { SceneName } from '@portal/demo-artwork';

/** A country that visas are for: its English, its code in ISO 3166-1, and what it is drawn as. */
interface Country {
  readonly en: string;
  readonly code: string;
  readonly scenes: readonly [SceneName, ...SceneName[]];
}

export const countries = {
  日本: { en: 'Japan', code: 'JP', scenes: ['shrine-gate', 'snow-mountain'] },
  韩国: { en: 'South Korea', code: 'KR', scenes: ['skyline-abroad', 'palm-beach'] },
  越南: { en: 'Vietnam', code: 'VN', scenes: ['cruise', 'temple-abroad'] },
  泰国: { en: 'Thailand', code: 'TH', scenes: ['temple-abroad', 'palm-beach'] },
  柬埔寨: { en: 'Cambodia', code: 'KH', scenes: ['temple-abroad', 'sea-temple'] },
  老挝: { en: 'Laos', code: 'LA', scenes: ['waterfall', 'temple-abroad'] },
  缅甸: { en: 'Myanmar', code: 'MM', scenes: ['temple', 'temple-abroad'] },
  印度尼西亚: { en: 'Indonesia', code: 'ID', scenes: ['sea-temple', 'palm-beach'] },
  印度: { en: 'India', code: 'IN', scenes: ['dome-abroad', 'desert'] },
  斯里兰卡: { en: 'Sri Lanka', code: 'LK', scenes: ['palm-beach', 'train'] },
  尼泊尔: { en: 'Nepal', code: 'NP', scenes: ['snow-mountain', 'temple'] },
  埃及: { en: 'Egypt', code: 'EG', scenes: ['desert', 'sea'] },
  澳大利亚: { en: 'Australia', code: 'AU', scenes: ['harbour-sails', 'palm-beach'] },
  新西兰: { en: 'New Zealand', code: 'NZ', scenes: ['fjord', 'snow-mountain'] },
  美国: { en: 'United States', code: 'US', scenes: ['skyline-abroad', 'bay-bridge'] },
  加拿大: { en: 'Canada', code: 'CA', scenes: ['snow-mountain', 'fjord'] },
  英国: { en: 'United Kingdom', code: 'GB', scenes: ['bay-bridge', 'european-town'] },
  法国: { en: 'France', code: 'FR', scenes: ['great-arch', 'european-town'] },
  意大利: { en: 'Italy', code: 'IT', scenes: ['european-town', 'harbour'] },
  瑞士: { en: 'Switzerland', code: 'CH', scenes: ['snow-mountain', 'european-town'] },
} as const satisfies Record<string, Country>;

export type CountryName = keyof typeof countries;

const purposeNames = {
  旅游签证: 'Tourist visa',
  商务签证: 'Business visa',
  探亲签证: 'Family visit visa',
  过境签证: 'Transit visa',
} as const;

export type Purpose = keyof typeof purposeNames;

const traitNames = {
  电子签: 'E-visa',
  免面试: 'No interview',
  需面试: 'Interview',
  录指纹: 'Fingerprints',
  加急: 'Express',
  多次往返: 'Multiple entries',
  材料简单: 'Few documents',
  全家同办: 'Families together',
  全国受理: 'Nationwide',
} as const;

export type Trait = keyof typeof traitNames;

/** The English of every purpose, trait and country, by the Chinese that visas carry. */
export const visaTerms: Readonly<Record<string, string>> = {
  ...purposeNames,
  ...traitNames,
  ...Object.fromEntries(Object.entries(countries).map(([zh, { en }]) => [zh, en])),
};
