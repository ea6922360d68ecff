import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { hills, ranges, ridge, rows } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { flower, hedge } from '../../elements/plants.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import { mill } from '../countryside.ts';
import type { Scene } from '../scene.ts';
import { pupils } from './study.ts';

const farm = (canvas: Canvas): string => {
  const { random } = canvas;
  const brow = 520;
  const glass = canvas.linear([
    [0, mix(canvas.pane(), '#ffffff', 0.5), 0.9],
    [1, mix(canvas.pane(), '#ffffff', 0.2), 0.9],
  ]);
  const house =
    path('M-190 0V-96Q-190 -190 -60 -190T70 -96V0Z', glass) +
    path('M70 0V-96Q70 -190 -60 -190H70Q200 -190 200 -96V0Z', glass, 'opacity=".75"') +
    times(5, (i) => path(d`M${-170 + i * 50} 0q6 -56 24 -60q18 4 24 60Z`, canvas.tone('#4f9a5b'))) +
    line(
      'M-190 0V-96Q-190 -190 -60 -190T70 -96V0M-60 -190H70Q200 -190 200 -96V0M-125 0V-172M-60 0V-190M5 0V-172M-190 -96H200M135 -4V-172',
      canvas.tone('#fdf8ee'),
      5,
    );
  const barn =
    path('M-80 0V-90L-56 -130L0 -156L56 -130L80 -90V0Z', canvas.tone('#c9483a')) +
    path('M24 0V-146L56 -130L80 -90V0Z', canvas.shade('#c9483a')) +
    line('M-88 -84L-58 -132L0 -160L58 -132L88 -84', canvas.tone('#fdf8ee'), 8, 'stroke-linejoin="round"') +
    rect(-28, -62, 56, 62, canvas.tone('#fdf8ee')) +
    line('M-24 -58L24 -4M24 -58L-24 -4', canvas.tone('#c9483a'), 5) +
    circle(0, -104, 13, canvas.pane());
  const seedling = canvas.stamp(
    path('M0 0Q-4 -22 -26 -30Q-20 -6 0 0ZM0 0Q2 -30 26 -38Q24 -8 0 0Z', canvas.tone('#7fc060')) +
      line('M0 8V-14', canvas.tone('#4f8f45'), 4),
  );
  const planted = times(4, (r) =>
    times(7 + (3 - r) * 3, (i) => {
      const gap = 92 + r * 46;
      return seedling(600 + (i - (6 + (3 - r) * 3) / 2) * gap, 640 + r * 66, 0.6 + r * 0.34);
    }),
  );
  const sun = canvas.stamp(flower(canvas, 150, pigment.gold, 13));
  return (
    sky(canvas, { sun: [random.between(430, 540), 260], horizon: brow }) +
    ranges(canvas, brow, 150, '#5a9a7f', 3) +
    hills(canvas, ridge(canvas, brow, 12), '#7fb05a', 0.14) +
    rows(canvas, [600, brow + 10], ['#8a5a3c', '#a06a45'], 40) +
    hedge(canvas, [-20, brow + 14], 1260, 40, '#3f8f5f', 0.1) +
    at(270, brow + 60, house, 1.05) +
    at(770, brow + 36, barn) +
    at(970, brow + 36, mill(canvas)) +
    at(880, brow + 40, tree(canvas, 120, '#3f8f5f')) +
    planted +
    times(
      5,
      (i) => sun(30 + i * 76, 925 + (i % 2) * 26, 0.95) + sun(866 + i * 76, 925 + ((i + 1) % 2) * 26, 0.95),
    ) +
    pupils(canvas, 500, 660)
  );
};

export const studyFarm = {
  'study-farm': { lights: ['noon', 'noon', 'dawn'], draw: farm },
} satisfies Record<string, Scene>;
