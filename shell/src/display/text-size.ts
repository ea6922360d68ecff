import { readChoice, writeChoice } from './choice-cookie.ts';

/** Text of public pages in the design's size, and at 130, 160 and 190 %; the sizes are in `tokens.css`. */
export const textSizes = ['standard', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The text size of this browser: from the cookie by which the server renders documents. */
export const readTextSize = (): TextSize => {
  const word = readChoice('text-size');
  return textSizes.find((size) => size === word) ?? 'standard';
};

/** Shows all pages in a text size, and remembers it in this browser. */
export const chooseTextSize = (size: TextSize): void => {
  const { dataset } = document.documentElement;
  const isStandard = size === 'standard';
  writeChoice('text-size', isStandard ? undefined : size);
  if (isStandard) delete dataset.text;
  else dataset.text = size;
};
