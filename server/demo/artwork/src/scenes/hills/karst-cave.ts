import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { glints } from '../../elements/landscape/water.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, times } from '../../shapes.ts';
import { type Scene, windowLight } from '../scene.ts';

/** Where a wall of the cave opens: between two sides, below the ceiling. */
interface Opening {
  readonly left: number;
  readonly right: number;
  readonly ceiling: number;
  /** Length of the longest stalactite. */
  readonly drip: number;
  /** Where light falls in, and stalactites are short. */
  readonly light: number;
}

/** The edge of the ceiling from left to right, with stalactites hanging from it. */
const ceilingEdge = (
  canvas: Canvas,
  { left, right, ceiling, drip, light }: Opening,
  count: number,
): string => {
  const { random } = canvas;
  const step = (right - left) / count;
  return times(count, (i) => {
    const x = left + i * step;
    const middle = 1 - Math.abs((i + 0.5) / count - 0.5) * 2;
    const y = ceiling + (1 - middle) ** 2 * 150;
    const half = step * random.between(0.2, 0.34);
    const foot = x + step / 2;
    const share = Math.abs(foot - light) < 110 ? 0.16 : i % 3 === 1 ? 1 : 0.6;
    const length = drip * random.between(0.4, 1) * share;
    return d`L${foot - half} ${y}Q${foot - half * 0.24} ${y + length * 0.3} ${foot} ${y + length}Q${foot + half * 0.24} ${y + length * 0.3} ${foot + half} ${y}`;
  });
};

/** A wall of rock across the picture with one opening in it. */
const caveWall = (canvas: Canvas, opening: Opening, fill: string, count: number): string => {
  const { left, right, ceiling } = opening;
  const side = ceiling + 150;
  return path(
    d`M-20 -20V920H${left - 40}Q${left - 90} 780 ${left - 20} 690T${left} ${side}${ceilingEdge(canvas, opening, count)}L${right} ${side}Q${right - 60} 560 ${right + 20} 690T${right + 40} 920H1220V-20Z`,
    fill,
    'stroke="#fff0c8" stroke-opacity=".25" stroke-width="5"',
  );
};

/** A stalagmite on y = 0, lit from the left. */
const stalagmite = (canvas: Canvas, width: number, height: number, colour: string): string => {
  const half = width / 2;
  return (
    path(
      d`M${-half} 0Q${-half * 0.5} ${-height * 0.2} ${-half * 0.36} ${-height * 0.56}T0 ${-height}Q${half * 0.26} ${-height * 0.9} ${half * 0.34} ${-height * 0.56}T${half} 0Z`,
      colour,
    ) +
    path(
      d`M0 ${-height}Q${half * 0.26} ${-height * 0.9} ${half * 0.34} ${-height * 0.56}T${half} 0H${half * 0.1}Q${half * 0.2} ${-height * 0.5} 0 ${-height}Z`,
      canvas.shade(colour, 0, 0.4),
      'opacity=".4"',
    ) +
    line(
      d`M${-half * 0.5} ${-height * 0.24}q${half * 0.4} 8 ${half * 0.8} 0M${-half * 0.36} ${-height * 0.5}q${half * 0.3} 7 ${half * 0.6} 0`,
      canvas.shade(colour, 0, 0.5),
      3,
      'opacity=".35"',
    )
  );
};

/** A boat with visitors and a lantern, its waterline at y = 0. */
const caveBoat = (canvas: Canvas): string => {
  const lamp = canvas.radial([
    [0, '#ffe2a0', 0.8],
    [1, '#ffe2a0', 0],
  ]);
  return (
    circle(112, -84, 92, lamp) +
    times(3, (i) =>
      at(
        -62 + i * 50,
        -22,
        path('M-17 6V-20Q-16 -36 0 -36T17 -20V6Z', [pigment.coral, pigment.gold, '#2f7f9a'][i] ?? '#2f7f9a') +
          circle(0, -48, 12, canvas.tone('#f0c8a0')),
      ),
    ) +
    path('M-132 -30Q0 -6 132 -32Q112 10 84 10H-84Q-112 8 -132 -30Z', canvas.tone('#7a4f35')) +
    path('M-124 -20Q0 2 124 -22L118 -12Q0 10 -116 -10Z', canvas.tone('#a8744c')) +
    line('M112 -30V-84', canvas.shade('#5a3a28'), 5) +
    rect(102, -96, 20, 26, '#ffe9b0', 'rx="7"')
  );
};

const karstCave = (canvas: Canvas): string => {
  const { random } = canvas;
  const rock = (share: number) =>
    canvas.tone(mix(mix('#e8cfa0', '#8f6f58', Math.min(1, share * 2)), '#3c3540', share));
  const near = canvas.radial([
    [0.5, rock(0.6)],
    [1, rock(0.96)],
  ]);
  const light = random.between(560, 620);
  const beam = canvas.linear([
    [0, '#fffbe6', 0.6],
    [1, '#fff3cf', 0],
  ]);
  const stone = (x: number, y: number, width: number, height: number, share: number) =>
    at(x, y, stalagmite(canvas, width, height, rock(share)));
  const river = canvas.linear([
    [0, '#cfe3cf'],
    [0.25, '#5fa8a4'],
    [1, '#123f52'],
  ]);
  return (
    rect(
      0,
      0,
      1200,
      900,
      canvas.linear([canvas.tone('#fff0c8'), canvas.tone('#f2dcae'), canvas.tone('#d9b98a')]),
    ) +
    caveWall(canvas, { left: 400, right: 800, ceiling: 240, drip: 130, light }, rock(0.12), 7) +
    stone(470, 600, 90, 150, 0.18) +
    stone(740, 600, 100, 190, 0.2) +
    path(d`M400 590Q600 570 800 590V920H400Z`, rock(0.26)) +
    caveWall(canvas, { left: 270, right: 930, ceiling: 170, drip: 220, light }, rock(0.38), 8) +
    rect(0, 600, 1200, 300, river) +
    polygon(
      [
        [light - 40, -20],
        [light + 60, -20],
        [light + 190, 640],
        [light - 90, 640],
      ],
      beam,
    ) +
    ellipse(light + 50, 640, 150, 20, '#fff6da', 'opacity=".5"') +
    glints(canvas, 630, 860) +
    stone(300, 660, 170, 250, 0.5) +
    stone(400, 650, 80, 110, 0.46) +
    stone(900, 664, 190, 320, 0.52) +
    stone(800, 652, 70, 90, 0.46) +
    at(random.between(560, 640), 760, caveBoat(canvas)) +
    caveWall(canvas, { left: 120, right: 1090, ceiling: 70, drip: 250, light }, near, 9) +
    stone(150, 920, 320, 300, 0.86) +
    stone(310, 930, 190, 150, 0.9) +
    stone(1060, 920, 300, 260, 0.86) +
    stone(930, 930, 150, 110, 0.9)
  );
};

export const caves = {
  'karst-cave': { lights: windowLight, indoor: true, draw: karstCave },
} satisfies Record<string, Scene>;
