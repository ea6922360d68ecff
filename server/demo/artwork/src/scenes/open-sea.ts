import type { Canvas } from '../canvas.ts';
import { island } from '../elements/landscape/land.ts';
import { sky } from '../elements/landscape/sky.ts';
import { sea } from '../elements/landscape/water.ts';
import { at } from '../shapes.ts';

/** Sky and sea with the sun over the water, and what stands `behind` the water's edge. */
export function openSea(canvas: Canvas, horizon: number, sunY = horizon - 170, behind = ''): string {
  const x = canvas.random.between(360, 540);
  return sky(canvas, { sun: [x, sunY], horizon }) + behind + sea(canvas, horizon, x);
}

export const farIslands = (canvas: Canvas, horizon: number) => {
  const { random } = canvas;
  return (
    at(
      random.between(120, 260),
      horizon + 2,
      island(canvas, random.between(320, 460), random.between(50, 84), '#4f7f8f', 0.72),
    ) +
    at(
      random.between(930, 1080),
      horizon + 4,
      island(canvas, random.between(360, 520), random.between(80, 130), '#3d7a80', 0.56),
    )
  );
};
