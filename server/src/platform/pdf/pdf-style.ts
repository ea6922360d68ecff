import { fileURLToPath } from 'node:url';

const fontFile = (weight: 'Regular' | 'Bold'): string =>
  fileURLToPath(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc')));

/** Files of the fonts. They contain the characters of GB 18030, also those that are in names alone. */
export const fonts = { regular: fontFile('Regular'), bold: fontFile('Bold') };

/** As in `shared/src/ui/tokens.css`. */
export const colours = { ink: '#14202b', soft: '#4a5a68', sea: '#0b4f8a', line: '#e0dacd', head: '#faf7f1' };

/** A4 with these margins, in points. */
export const margins = { top: 56, right: 56, bottom: 64, left: 56 };

/** Font, size, colour, and the space above a block. */
export interface TextStyle {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly above: number;
  /** The element of tagged PDF, by which screen readers navigate. */
  readonly tag: 'H1' | 'H2' | 'H3' | 'P';
  /** A heading moves to the next page unless that much follows it on the page. */
  readonly keep?: number;
}

export const textStyles = {
  title: { font: fonts.bold, size: 19, colour: colours.sea, above: 0, tag: 'H1' },
  heading: { font: fonts.bold, size: 12.5, colour: colours.sea, above: 14, tag: 'H2', keep: 72 },
  subheading: { font: fonts.bold, size: 10.5, colour: colours.ink, above: 9, tag: 'H3', keep: 56 },
  text: { font: fonts.regular, size: 9.5, colour: colours.ink, above: 4, tag: 'P' },
  note: { font: fonts.regular, size: 8.5, colour: colours.soft, above: 4, tag: 'P' },
} as const satisfies Readonly<Record<string, TextStyle>>;
