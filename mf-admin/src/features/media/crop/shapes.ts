import type { CropFrame } from '@portal/shared/contract';
import { fits, largestFrame, type Size } from './crop-frame.ts';

/** The shapes that pages of the site show pictures in: width by height. */
export const ratios = {
  card: 4 / 3,
  article: 16 / 10,
  slide: 16 / 9,
  phoneSlide: 2,
  square: 1,
  link: 1200 / 630,
} as const;

type SiteShape = keyof typeof ratios;

export const siteShapes = Object.keys(ratios) as readonly SiteShape[];

export type Shape = SiteShape | 'free';

export const shapes: readonly Shape[] = ['free', ...siteShapes];

/** What the editor chooses: a part of the picture, and the shape that it keeps. */
export interface Crop {
  readonly shape: Shape;
  readonly frame: CropFrame;
}

export const ratioOf = (shape: Shape): number | undefined => (shape === 'free' ? undefined : ratios[shape]);

/** Begins with the largest part for cards, if the picture has one. */
export const firstCrop = (picture: Size): Crop =>
  fits(picture, ratios.card)
    ? { shape: 'card', frame: largestFrame(picture, ratios.card) }
    : { shape: 'free', frame: largestFrame(picture) };

/** Another shape takes the largest part in the middle; a free one keeps the part. */
export const withShape = (crop: Crop, shape: Shape, picture: Size): Crop => ({
  shape,
  frame: shape === 'free' ? crop.frame : largestFrame(picture, ratios[shape]),
});
