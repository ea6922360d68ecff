import { type CartLine, cartKey, readCartLines, withCartLine } from '@portal/shared/rules';

/** Adds lines to this browser's cart; false when it was full before all of them lay in it. */
export const addToCart = (added: readonly CartLine[]): boolean => {
  let lines = readCartLines(localStorage.getItem(cartKey));
  let all = true;
  for (const line of added) {
    const more = withCartLine(lines, line);
    all &&= more !== undefined;
    lines = more ?? lines;
  }
  localStorage.setItem(cartKey, JSON.stringify(lines));
  return all;
};
