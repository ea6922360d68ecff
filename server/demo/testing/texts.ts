import type { Text } from '@portal/shared/contract';

/** All texts in a value, at any depth. */
export const textsIn = (value: unknown): Text[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
};

/** Whether a text is there in Chinese and, without a Chinese sign in it, in English. */
export const isBilingual = ({ zh, en }: Text): boolean =>
  /\p{Script=Han}/u.test(zh) && /^[^\p{Script=Han}]+$/u.test(en ?? '');

/** Whether nothing in a list is said twice, in either language. */
export const isVaried = (list: readonly Text[]): boolean =>
  new Set(list.map(({ zh }) => zh)).size === list.length &&
  new Set(list.map(({ en }) => en)).size === list.length;
