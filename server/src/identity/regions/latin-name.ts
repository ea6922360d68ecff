import { pinyin } from 'pinyin-pro';
import { customaryNames, readings } from './customary-names.ts';

/** Endings of region names and their English; the first match counts. */
const endings: readonly (readonly [ending: string, english: string])[] = [
  ['特别行政区', ''],
  ['自治区', ''],
  ['自治州', 'Prefecture'],
  ['自治县', 'County'],
  ['自治旗', 'Banner'],
  ['经济技术开发区', 'Economic and Technological Development Zone'],
  ['高新技术产业开发区', 'High-Tech Zone'],
  ['高新技术开发区', 'High-Tech Zone'],
  ['经济开发区', 'Economic Development Zone'],
  ['工业园区', 'Industrial Park'],
  ['产业园区', 'Industrial Park'],
  ['工业园', 'Industrial Park'],
  ['产业园', 'Industrial Park'],
  ['开发区', 'Development Zone'],
  ['管理区', 'Administrative Zone'],
  ['管委会', 'Administrative Committee'],
  ['行政委员会', 'Administrative Committee'],
  ['园区', 'Park'],
  ['街道办事处', 'Subdistrict'],
  ['街道', 'Subdistrict'],
  ['地区', 'Prefecture'],
  ['民族乡', 'Township'],
  ['林场', 'Forest Farm'],
  ['农场', 'Farm'],
  ['牧场', 'Pasture'],
  ['渔场', 'Fishery'],
  ['苏木', 'Sumu'],
  ['省', ''],
  ['市', ''],
  ['盟', 'League'],
  ['旗', 'Banner'],
  ['县', 'County'],
  ['镇', 'Town'],
  ['乡', 'Township'],
  ['区', 'District'],
];

const peoples =
  '壮|回|藏|维吾尔|苗|彝|布依|朝鲜|满|侗|瑶|白|土家|哈尼|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|阿昌|普米|怒|鄂温克|德昂|保安|裕固|京|独龙|鄂伦春|赫哲|门巴|珞巴|基诺|各|俄罗斯|塔塔尔|乌孜别克';
/** Autonomous regions name their peoples between their own name and the ending; some omit the 族. */
const peopleAtEnd = new RegExp(`(?<=.)(?:(?:${peoples})族|(?:蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)族?)+$`);

const autonomous = /自治.$|族乡$/;

const splitName = (name: string): readonly [stem: string, english: string] => {
  const [ending, english] = endings.find(([each]) => name.length > each.length && name.endsWith(each)) ?? [
    '',
    '',
  ];
  const stem = name.slice(0, name.length - ending.length);
  return [autonomous.test(name) ? stem.replace(peopleAtEnd, '').replace(/(?<=..)族$/, '') : stem, english];
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An apostrophe separates syllables that would be ambiguous: Xi'an. */
const joined = (syllables: readonly string[]): string =>
  syllables.map((each, place) => (place > 0 && /^[aoe]/.test(each) ? `'${each}` : each)).join('');

const syllablesOf = (name: string): string[] =>
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'spaced' });

/** The pinyin of the stem, looked up by the whole name where a character has several readings. */
const spoken = (name: string, stem: string): string =>
  capital(joined(syllablesOf(name).slice(0, [...stem].length)))
    .replace(/[（）]/g, ' ')
    .trim();

/** The name of a region in Latin letters: "Zhanjiang", "Xiashan District", "Inner Mongolia". */
export const latinName = (name: string): string => {
  const customary = customaryNames[name];
  if (customary) return customary;
  const plain = name.replace(/(?<=.)（[^）]*）$/, '');
  const [stem, english] = splitName(plain);
  return [readings[stem] ?? spoken(plain, stem), english].filter(Boolean).join(' ');
};
