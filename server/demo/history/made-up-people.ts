import { randomFrom } from '@portal/demo-artwork';
import type { DeliveryAddress, TravellerForm } from '@portal/shared/contract';

const families = [...'陈李黄林梁吴何许郑庞'];
const names = ['海宁', '晓彤', '志远', '佳欣', '文博', '雨桐', '嘉豪', '思颖', '俊杰', '婉清'];
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A valid ID card number of a person born in that year in Zhanjiang. */
const cardOf = (year: number, number: number): string => {
  const head = `440803${year}0312${String(number % 1000).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(head[place]), 0);
  return `${head}${'10X98765432'[sum % 11]}`;
};

/** Fictional people, different ones for each order. */
export const peopleOf = (order: number, count: number): TravellerForm[] =>
  Array.from({ length: count }, (_, place) => {
    const dice = randomFrom(`history/${order}/${place}`);
    return {
      name: dice.pick(families) + dice.pick(names),
      documentType: 'id-card',
      documentNo: cardOf(dice.whole(1962, 2000), order * 10 + place),
    };
  });

/** A shipping address. */
export const addressOf = (name: string, mobile: string): DeliveryAddress => ({
  name,
  mobile,
  province: '广东省',
  city: '湛江市',
  district: '赤坎区',
  street: '海滨大道北 28 号',
});
