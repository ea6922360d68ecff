import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { hall } from '../../elements/buildings/halls.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { pine, tree } from '../../elements/landscape/palms-and-pines.ts';
import { mist, rays, sky } from '../../elements/landscape/sky.ts';
import { hedge } from '../../elements/plants.ts';
import { flag } from '../../elements/street.ts';
import { at, circle, d, path, polygon, rect, times } from '../../shapes.ts';
import type { Scene } from '../scene.ts';

/** The lights of the posters of old. */
export const redLight = ['dawn', 'dawn', 'noon', 'dusk'] as const;

/** A sky with broad rays from the sun, as the posters of old had it. */
export const radiantSky = (canvas: Canvas, x: number, y: number, horizon: number) =>
  sky(canvas, { sun: [x, y], horizon, radius: 92 }) +
  rays(x, y, canvas.palette.sun, 0.16, canvas.random.between(0, 0.4));

const stairs = (canvas: Canvas, top: number, half: number, count: number) =>
  times(count, (i) => {
    const y = top + i * 20;
    const wide = half + i * 26;
    return (
      rect(600 - wide, y, wide * 2, 12, canvas.tone('#f3e9d6')) +
      rect(600 - wide, y + 11, wide * 2, 10, canvas.shade('#cbbda4', 0, 0.14))
    );
  });

const stele = (canvas: Canvas, height: number) => {
  const h = height;
  const stone = '#f6eee0';
  return (
    polygon(
      [
        [-34, 0],
        [-26, -h],
        [0, -h - 46],
        [26, -h],
        [34, 0],
      ],
      canvas.tone(stone),
    ) +
    polygon(
      [
        [4, 0],
        [4, -h - 40],
        [26, -h],
        [34, 0],
      ],
      canvas.shade(stone, 0, 0.2),
    ) +
    path(d`M-60 0V-34H60V0ZM-84 0H84V26H-84Z`, canvas.tone(stone)) +
    path(d`M14 -34H60V0H14ZM20 0H84V26H20Z`, canvas.shade(stone, 0, 0.16)) +
    path(d`M0 ${-h * 0.82}l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2Z`, canvas.tone(pigment.red)) +
    rect(-6, -h * 0.62, 12, h * 0.42, canvas.tone('#e2c98f')) +
    path(
      'M-22 -6a22 16 0 1 1 44 0a22 16 0 1 1 -44 0Zm11 0a11 7 0 1 0 22 0a11 7 0 1 0 -22 0Z',
      canvas.tone('#4f9a5b'),
      'fill-rule="evenodd"',
    )
  );
};

const monument = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 640;
  const pines = canvas.stamp(pine(canvas, 190, 0.1));
  const rows = times(
    4,
    (i) =>
      pines(60 + i * 100, ground + 16, 1.16 - i * 0.1) + pines(1140 - i * 100, ground + 16, 1.16 - i * 0.1),
  );
  const flags = times(
    2,
    (i) =>
      at(300 - i * 110, ground + 30 + i * 40, flag(canvas, 210 + i * 30, pigment.red)) +
      at(830 + i * 110, ground + 30 + i * 40, flag(canvas, 210 + i * 30, pigment.red)),
  );
  return (
    radiantSky(canvas, random.between(500, 640), 400, ground - 40) +
    ranges(canvas, ground - 10, 180, '#4a8a86', 3) +
    mist(canvas, 540, 80, 0.5) +
    hedge(canvas, [-20, ground + 8], 1260, 60, '#2f7a5b', 0.14) +
    rect(0, ground, 1200, 260, canvas.linear([canvas.tone('#ecdfc6'), canvas.tone('#cdb592')])) +
    rows +
    stairs(canvas, ground + 10, 170, 12) +
    flags +
    at(600, ground - 16, stele(canvas, random.between(290, 330)))
  );
};

const memorialHall = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 650;
  const banner = (x: number) =>
    rect(x, ground - 250, 30, 150, canvas.tone(pigment.red)) +
    path(d`M${x} ${ground - 102}h30l-15 18Z`, canvas.tone(pigment.red)) +
    circle(x + 15, ground - 220, 7, canvas.tone(pigment.gold));
  const trees = canvas.stamp(tree(canvas, 180, '#3f8f5f', 0.12));
  return (
    radiantSky(canvas, random.between(360, 460), 280, ground - 60) +
    ranges(canvas, ground - 40, 200, '#4a8a86', 3) +
    times(7, (i) => trees(60 + i * 180, ground + 4, random.between(0.8, 1.1))) +
    rect(0, ground, 1200, 250, canvas.linear([canvas.tone('#eadcc0'), canvas.tone('#c8ae88')])) +
    stairs(canvas, ground + 6, 260, 12) +
    at(
      600,
      ground - 6,
      hall(canvas, 560, random.pick(['#c99a3a', '#3f6f7f', '#2f7a5b']), random.chance(0.5)),
    ) +
    banner(250) +
    banner(920) +
    at(160, ground + 90, flag(canvas, 260, pigment.red)) +
    at(1000, ground + 90, flag(canvas, 260, pigment.red)) +
    hedge(canvas, [-20, 905], 220, 50, '#2f7a5b') +
    hedge(canvas, [1010, 905], 220, 50, '#2f7a5b')
  );
};

export const red = {
  'red-monument': { lights: redLight, draw: monument },
  'red-hall': { lights: redLight, draw: memorialHall },
} satisfies Record<string, Scene>;
