import type { Text } from '@portal/shared/contract';

/** Title prefixes that distinguish generated products with the same template. */
export const titlePrefixes: readonly (readonly [zh: string, en: string])[] = [
  ['慢享', 'Slow'],
  ['臻选', 'Choice'],
  ['轻装', 'Light'],
  ['深度', 'In-depth'],
  ['拾光', 'Golden-hour'],
  ['逐浪', 'Wave-chasing'],
  ['观星', 'Stargazing'],
  ['听涛', 'Surf-side'],
  ['寻味', 'Tasting'],
  ['闲居', 'Quiet'],
  ['晨雾', 'Morning mist'],
  ['渔火', 'Fishing lights'],
  ['银沙', 'Silver sand'],
  ['椰影', 'Coconut shade'],
  ['古道', 'Old road'],
  ['云栖', 'Above the clouds'],
  ['竹里', 'Bamboo'],
  ['花期', 'In bloom'],
  ['丰收', 'Harvest'],
  ['远帆', 'Far sail'],
  ['红土', 'Red earth'],
  ['碧湾', 'Blue bay'],
  ['雨林', 'Rainforest'],
  ['灯塔', 'Lighthouse'],
];

/** A title as products of the scale set have it. */
export const prefixedTitle = (title: Text, place: string, [zh, en]: readonly [string, string]): Text => ({
  zh: `${place}${zh}·${title.zh}`,
  en: title.en && `${en}: ${title.en}`,
});

/** Whether a title was made by {@link prefixedTitle}. */
export const isPrefixed = ({ zh }: Text): boolean =>
  titlePrefixes.some(([manner]) => zh.includes(`${manner}·`));
