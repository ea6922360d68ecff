import { randomFrom } from '@portal/demo-artwork';
import type { DeliveryAddress, TravellerForm } from '@portal/shared/contract';
import { dayInMonths } from '@portal/shared/rules';

const families = {
  ...{ 陈: 'CHEN', 李: 'LI', 黄: 'HUANG', 林: 'LIN', 梁: 'LIANG' },
  ...{ 吴: 'WU', 何: 'HE', 许: 'XU', 郑: 'ZHENG', 庞: 'PANG' },
};
const names = {
  ...{ 海宁: 'HAINING', 晓彤: 'XIAOTONG', 志远: 'ZHIYUAN', 佳欣: 'JIAXIN', 文博: 'WENBO' },
  ...{ 雨桐: 'YUTONG', 嘉豪: 'JIAHAO', 思颖: 'SIYING', 俊杰: 'JUNJIE', 婉清: 'WANQING' },
};
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid ID card number of a person born in that year in Zhanjiang. */
const cardOf = (year: number, number: number): string => {
  const head = `440803${year}0312${String(number % 1000).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(head[place]), 0);
  return `${head}${'10X98765432'[sum % 11]}`;
};

interface MadeUp {
  readonly name: string;
  readonly latinName: string;
  readonly born: number;
  /** Makes documents differ. */
  readonly number: number;
}

/** Fictional people, different ones for each order. */
const madeUp = (order: number, count: number): MadeUp[] =>
  Array.from({ length: count }, (_, place) => {
    const dice = randomFrom(`history/${order}/${place}`);
    const [family, familyLatin] = dice.pick(Object.entries(families));
    const [name, latin] = dice.pick(Object.entries(names));
    return {
      name: family + name,
      latinName: `${familyLatin} ${latin}`,
      born: dice.whole(1962, 2000),
      number: order * 10 + place,
    };
  });

/** Fictional people with ID cards. */
export const peopleOf = (order: number, count: number): TravellerForm[] =>
  madeUp(order, count).map(({ name, born, number }) => ({
    name,
    documentType: 'id-card',
    documentNo: cardOf(born, number),
  }));

/** How many months after a journey the passports expire. */
const passportMonths = 60;

/** The same people with passports that are valid for years after a day. */
export const passportHoldersOf = (order: number, count: number, day: string): TravellerForm[] =>
  madeUp(order, count).map(({ name, latinName, born, number }) => ({
    name,
    documentType: 'passport',
    documentNo: `E${String(20_000_000 + number)}`,
    birthDate: `${born}-03-12`,
    latinName,
    documentCountry: 'CN',
    documentExpiry: dayInMonths(day, passportMonths),
  }));

/** A shipping address. */
export const addressOf = (name: string, mobile: string): DeliveryAddress => ({
  name,
  mobile,
  province: '广东省',
  city: '湛江市',
  district: '赤坎区',
  street: '海滨大道北 28 号',
});
