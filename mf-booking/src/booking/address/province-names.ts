import type { Language } from '@portal/shared/contract';
import { provinces } from '@portal/shared/rules';

/** The names of the provinces in English, in the order of the rules; a test holds them to it. */
const english = [
  ...['Beijing', 'Tianjin', 'Hebei', 'Shanxi', 'Liaoning', 'Jilin', 'Heilongjiang', 'Shanghai', 'Jiangsu'],
  ...['Zhejiang', 'Anhui', 'Fujian', 'Jiangxi', 'Shandong', 'Henan', 'Hubei', 'Hunan', 'Guangdong'],
  ...['Guangxi', 'Hainan', 'Chongqing', 'Sichuan', 'Guizhou', 'Yunnan', 'Shaanxi', 'Inner Mongolia'],
  ...['Tibet', 'Gansu', 'Qinghai', 'Ningxia', 'Xinjiang'],
];

/** The provinces to choose from: what is sent, and what is read. */
export const provinceChoices = (
  language: Language,
): readonly { readonly value: string; readonly label: string }[] =>
  provinces.map((value, place) => ({
    value,
    label: language === 'en' ? (english[place] ?? value) : value,
  }));
