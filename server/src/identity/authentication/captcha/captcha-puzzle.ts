import { randomInt } from 'node:crypto';
import type { Text } from '@portal/shared/contract';

const words = { '+': ['加', 'plus'], '-': ['减', 'minus'], '×': ['乘', 'times'] } as const;
type Sign = keyof typeof words;

export interface Puzzle {
  /** The signs that are drawn: `1 2 + 7 = ?`. */
  readonly signs: readonly string[];
  /** The same in words. */
  readonly question: Text;
  readonly answer: number;
}

type Roll = (low: number, high: number) => number;
const roll: Roll = (low, high) => randomInt(low, high + 1);

const sum = (dice: Roll): [number, Sign, number, number] => {
  const [a, b] = [dice(1, 20), dice(1, 9)];
  return [a, '+', b, a + b];
};
const difference = (dice: Roll): [number, Sign, number, number] => {
  const b = dice(1, 9);
  const a = b + dice(1, 11);
  return [a, '-', b, a - b];
};
const product = (dice: Roll): [number, Sign, number, number] => {
  const [a, b] = [dice(2, 9), dice(2, 9)];
  return [a, '×', b, a * b];
};

/** A simple sum, with a positive answer. */
export const makePuzzle = (dice: Roll = roll): Puzzle => {
  const kinds = [sum, difference, product];
  const [a, sign, b, answer] = (kinds[dice(0, 2)] ?? sum)(dice);
  const [zh, en] = words[sign];
  const question = { zh: `${a} ${zh} ${b} 等于几？`, en: `What is ${a} ${en} ${b}?` };
  return { signs: [...String(a), sign, ...String(b), '=', '?'], question, answer };
};
