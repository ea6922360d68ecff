import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { at, d, line, path, rect, times } from '../../shapes.ts';
import { fairLight, type Scene } from '../scene.ts';

/** A tower of iron lattice on four legs, with three platforms, on y = 0. */
const ironTower = (canvas: Canvas, height: number): string => {
  const h = height;
  const iron = '#8f6a4c';
  const [light, dark] = canvas.dark
    ? (['#e8b866', '#9a6a3a'] as const)
    : [canvas.tone(mix(iron, '#ffffff', 0.12)), canvas.shade(iron, 0, 0.4)];
  const legs = (side: number) =>
    d`M${side * h * 0.19} 0Q${side * h * 0.142} ${-h * 0.09} ${side * h * 0.11} ${-h * 0.18}Q${side * h * 0.078} ${-h * 0.27} ${side * h * 0.056} ${-h * 0.36}H${side * h * 0.026}Q${side * h * 0.046} ${-h * 0.27} ${side * h * 0.064} ${-h * 0.2}H${side * h * 0.07}Q${side * h * 0.1} ${-h * 0.08} ${side * h * 0.118} 0Z`;
  const shaft = d`M${-h * 0.056} ${-h * 0.36}Q${-h * 0.018} ${-h * 0.58} ${-h * 0.011} ${-h * 0.85}H${h * 0.011}Q${h * 0.018} ${-h * 0.58} ${h * 0.056} ${-h * 0.36}H${h * 0.026}Q${h * 0.01} ${-h * 0.42} 0 ${-h * 0.47}Q${-h * 0.01} ${-h * 0.42} ${-h * 0.026} ${-h * 0.36}Z`;
  const body = legs(-1) + legs(1) + shaft;
  const crosses = times(26, (i) => {
    const y = -h * (i * 0.034);
    return d`M${-h * 0.2} ${y}L${h * 0.2} ${y - h * 0.2}M${h * 0.2} ${y}L${-h * 0.2} ${y - h * 0.2}`;
  });
  const platform = (y: number, half: number, thick: number) =>
    rect(-h * half, -h * y, h * half * 2, h * thick, light) +
    rect(-h * (half + 0.006), -h * y - h * 0.006, h * (half + 0.006) * 2, h * 0.009, dark);
  return (
    path(body, light) +
    path(legs(1), dark, 'opacity=".4"') +
    `<g clip-path="${canvas.clip(path(body, '#000'))}">${line(crosses, dark, h * 0.005, 'opacity=".75"')}</g>` +
    line(
      d`M${-h * 0.128} ${-h * 0.02}A${h * 0.13} ${h * 0.128} 0 0 1 ${h * 0.128} ${-h * 0.02}`,
      dark,
      h * 0.02,
    ) +
    line(
      d`M${-h * 0.128} ${-h * 0.02}A${h * 0.13} ${h * 0.128} 0 0 1 ${h * 0.128} ${-h * 0.02}`,
      light,
      h * 0.009,
    ) +
    platform(0.2, 0.116, 0.026) +
    platform(0.375, 0.064, 0.02) +
    platform(0.86, 0.019, 0.016) +
    path(d`M${-h * 0.012} ${-h * 0.865}Q0 ${-h * 0.91} ${h * 0.012} ${-h * 0.865}Z`, dark) +
    line(d`M0 ${-h * 0.88}V${-h}`, dark, h * 0.006) +
    path(
      d`M${-h * 0.2} 0v${-h * 0.022}h${h * 0.09}v${h * 0.022}ZM${h * 0.2} 0v${-h * 0.022}h${-h * 0.09}v${h * 0.022}Z`,
      canvas.tone('#d9c9a8'),
    )
  );
};

/** Town houses with mansard roofs in one row on y = 0, to the right of x = 0. */
const mansards = (canvas: Canvas, width: number, height: number, distance: number): string => {
  const wall = '#f2e3c6';
  return (
    rect(0, -height, width, height, canvas.tone(wall, distance)) +
    path(
      d`M-4 ${-height}L12 ${-height * 1.34}H${width - 12}L${width + 4} ${-height}Z`,
      canvas.tone('#7a879a', distance),
    ) +
    times(3, (i) =>
      line(
        d`M10 ${-height * (0.2 + i * 0.28)}H${width - 10}`,
        canvas.pane(distance),
        height * 0.14,
        'stroke-dasharray="11 15" stroke-linecap="butt"',
      ),
    ) +
    line(
      d`M14 ${-height * 1.14}H${width - 14}`,
      canvas.pane(distance),
      height * 0.1,
      'stroke-dasharray="9 30" stroke-linecap="butt"',
    ) +
    line(d`M0 ${-height}H${width}M0 ${-height * 0.36}H${width}`, canvas.shade(wall, distance, 0.2), 4) +
    times(3, (i) =>
      rect(
        width * (0.16 + i * 0.3),
        -height * 1.46,
        16,
        height * 0.16,
        canvas.shade('#c9805f', distance, 0.1),
      ),
    )
  );
};

/** A long river boat with a glass roof, its waterline at y = 0. */
const riverBoat = (canvas: Canvas): string =>
  path('M-170 -24H186L160 8H-150Z', canvas.tone('#fdf8ee')) +
  path('M-166 -14H178L172 -4H-160Z', canvas.tone('#c9433a')) +
  path('M-140 -24L-128 -58H110L140 -24Z', canvas.pane()) +
  line('M-128 -58H110M-90 -58V-24M-50 -58V-24M-10 -58V-24M30 -58V-24M70 -58V-24', canvas.tone('#fdf8ee'), 5);

const towerByTheRiver = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 690;
  const leaf = random.pick(['#4f9a5b', '#6aa055', '#c98f45'] as const);
  const row = canvas.stamp(tree(canvas, 120, leaf, 0.04));
  const town =
    at(-20, shore - 16, mansards(canvas, 210, 104, 0.26)) +
    at(200, shore - 16, mansards(canvas, 170, 90, 0.32)) +
    at(850, shore - 16, mansards(canvas, 180, 94, 0.32)) +
    at(1036, shore - 16, mansards(canvas, 200, 108, 0.26));
  const bank =
    town +
    hedge(canvas, [-20, shore], 1260, 46, mix(leaf, '#2f7a55', 0.4), 0.14) +
    at(600, shore - 4, ironTower(canvas, 600)) +
    times(5, (i) => row(30 + i * 84, shore + 4, random.between(0.85, 1.1))) +
    times(5, (i) => row(834 + i * 84, shore + 4, random.between(0.85, 1.1)));
  return (
    sky(canvas, { sun: [random.between(330, 430), 270], horizon: shore - 60, birds: false }) +
    ranges(canvas, shore, 110, '#8f9fb5', 2) +
    sea(canvas, shore + 30) +
    canvas.reflected(bank, shore + 30, 0.24) +
    rect(-10, shore, 1220, 32, canvas.tone('#d9c7a3')) +
    line(d`M0 ${shore + 4}H1200`, canvas.tone('#f5ead2'), 8) +
    line(d`M0 ${shore + 20}H1200`, canvas.shade('#d9c7a3', 0, 0.16), 3, 'stroke-dasharray="40 8"') +
    at(random.between(460, 700), 800, riverBoat(canvas))
  );
};

export const paris = {
  'iron-tower': { lights: fairLight, draw: towerByTheRiver },
} satisfies Record<string, Scene>;
