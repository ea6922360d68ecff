import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { ground, hills, ridge, tufts } from '../../elements/landscape/land.ts';
import { mist, sky } from '../../elements/landscape/sky.ts';
import { at, circle, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import type { Scene } from '../scene.ts';

const [coat, fur] = ['#fbf5e8', '#2b2b34'] as const;

/** Five leaves of bamboo spreading down from the origin. */
const spray = (size: number): string =>
  times(5, (i) => {
    const angle = Math.PI * (0.16 + i * 0.17);
    const [x, y] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.8];
    return d`M0 0Q${x * 0.5 + y * 0.16} ${y * 0.5 - x * 0.16} ${x} ${y}Q${x * 0.5 - y * 0.16} ${y * 0.5 + x * 0.16} 0 0Z`;
  });

/** A bamboo cane from y = 0 up, in joints. */
const cane = (canvas: Canvas, height: number, width: number, distance: number): string => {
  const green = '#7fae52';
  const joint = height / 7;
  return (
    rect(
      -width / 2,
      -height,
      width,
      height,
      canvas.linear(
        [
          canvas.tone(mix(green, '#ffffff', 0.3), distance),
          canvas.tone(green, distance),
          canvas.shade(green, distance, 0.3),
        ],
        true,
      ),
    ) +
    line(
      times(7, (i) => d`M${-width * 0.56} ${-i * joint - joint * 0.5}h${width * 1.12}`),
      canvas.shade(green, distance, 0.4),
      width * 0.12,
    ) +
    times(3, (i) =>
      at(
        (i % 2 ? -0.4 : 0.4) * width,
        -height * (0.5 + i * 0.2),
        path(spray(width * 3.6), canvas.tone('#5a9a4f', distance)),
        1,
        i % 2 ? 24 : -24,
      ),
    )
  );
};

const pandaHead = (canvas: Canvas): string => {
  const [white, black] = [canvas.tone(coat), canvas.tone(fur)];
  const eye = (side: number) =>
    at(side * 45, -4, ellipse(0, 0, 23, 31, black), 1, side * 34) +
    circle(side * 41, -6, 11, canvas.tone('#4a4350')) +
    circle(side * 41, -6, 8, canvas.shade('#1a1a20', 0, 0)) +
    circle(side * 41 - 3, -10, 3.6, '#ffffff');
  return (
    circle(-84, -74, 36, black) +
    circle(84, -74, 36, black) +
    ellipse(0, 0, 122, 98, white) +
    path('M52 -88Q122 -66 122 0Q122 60 60 86Q100 40 92 -10Q86 -60 52 -88Z', canvas.shade(coat, 0, 0.14)) +
    eye(-1) +
    eye(1) +
    path('M-20 24Q0 14 20 24Q16 42 0 44Q-16 42 -20 24Z', black) +
    line('M0 44V54M-22 58Q-10 68 0 56Q10 68 22 58', black, 5) +
    ellipse(-72, 42, 20, 12, canvas.tone('#f2b3a0'), 'opacity=".4"') +
    ellipse(72, 42, 20, 12, canvas.tone('#f2b3a0'), 'opacity=".4"')
  );
};

/** A panda that sits and eats bamboo, 380 high, on y = 0. */
const sittingPanda = (canvas: Canvas): string => {
  const [white, black] = [canvas.tone(coat), canvas.tone(fur)];
  const sole = (x: number) =>
    ellipse(x, -44, 58, 52, black) +
    ellipse(x, -34, 26, 22, canvas.tone('#77686a')) +
    times(3, (i) => circle(x - 24 + i * 24, -68 + (i % 2 ? -8 : 0), 9, canvas.tone('#77686a')));
  return (
    ellipse(0, 0, 190, 22, canvas.shade('#5f8a4a'), 'opacity=".5"') +
    path('M-120 -150Q-160 -10 -70 0H70Q160 -10 120 -150Q100 -240 0 -240T-120 -150Z', white) +
    path('M100 -200Q160 -20 70 0H30Q110 -60 100 -200Z', canvas.shade(coat, 0, 0.16)) +
    path('M-126 -140Q-124 -236 -40 -246H40Q124 -236 126 -140Q80 -186 0 -188T-126 -140Z', black) +
    sole(-108) +
    sole(108) +
    ellipse(78, -150, 34, 40, black) +
    line('M104 -184Q132 -116 76 -104', black, 56) +
    at(0, -290, pandaHead(canvas)) +
    line('M122 -50L-30 -232', canvas.shade('#7fae52', 0, 0.2), 17) +
    line('M118 -54L-30 -232', canvas.tone('#9cc767'), 9) +
    at(122, -50, path(spray(70), canvas.tone('#5a9a4f')), 1, -50) +
    at(40, -148, path(spray(56), canvas.tone('#6aa857')), 1, 30) +
    line('M-104 -184Q-126 -104 -34 -160', black, 56) +
    line('M76 -104H72', canvas.tone('#3a3a44'), 50)
  );
};

/** A young panda asleep over a beam at y = 0. */
const sleepingPanda = (canvas: Canvas): string => {
  const [white, black] = [canvas.tone(coat), canvas.tone(fur)];
  return (
    path('M-60 -6Q-60 -96 50 -98Q150 -96 154 -6Z', white) +
    path('M100 -84Q150 -76 154 -6H110Q130 -50 100 -84Z', canvas.shade(coat, 0, 0.16)) +
    path('M-70 -6Q-66 -88 0 -94Q24 -60 16 -6Z', black) +
    line('M130 -20Q150 10 134 56M-40 -20Q-56 20 -44 66', black, 40) +
    at(-84, -54, pandaHead(canvas), 0.56, -8)
  );
};

/** A climbing frame of logs on y = 0. */
const frame = (canvas: Canvas): string => {
  const wood = '#a8744c';
  const log = (data: string, width: number) =>
    line(data, canvas.shade(wood), width) + line(data, canvas.tone(wood), width * 0.56);
  return log('M-130 0V-260M150 0V-260', 34) + log('M-190 -190H210', 40) + log('M-160 -80H180', 28);
};

const pandaForest = (canvas: Canvas): string => {
  const { random } = canvas;
  const far = canvas.stamp(cane(canvas, 640, 20, 0.52));
  const middle = canvas.stamp(cane(canvas, 760, 32, 0.24));
  const near = canvas.stamp(cane(canvas, 960, 48, 0));
  return (
    sky(canvas, { sun: [random.between(690, 760), 210], radius: 56, horizon: 600, birds: false, clouds: 0 }) +
    rect(0, 0, 1200, 700, canvas.tone('#b5d69a', 0.2), 'opacity=".5"') +
    times(16, (i) => far(i * 78 + random.between(0, 30), 650, random.between(1.06, 1.3))) +
    mist(canvas, 380, 280, 0.7) +
    hills(canvas, ridge(canvas, 630, 16), '#8fbf6a', 0.2) +
    times(4, (i) => middle(40 + i * 74 + random.between(0, 20), 690, random.between(0.9, 1.1))) +
    times(4, (i) => middle(930 + i * 80 + random.between(0, 20), 690, random.between(0.9, 1.1))) +
    ground(canvas, 690, '#8fbf62', '#5f9a4c') +
    at(860, 770, frame(canvas) + at(10, -206, sleepingPanda(canvas))) +
    at(460, 830, sittingPanda(canvas), 1.24) +
    near(60, 930) +
    near(1160, 930) +
    tufts(canvas, 905, '#3f8a4c', 8)
  );
};

export const pandas = {
  'panda-forest': { lights: ['noon', 'noon', 'dawn'], draw: pandaForest },
} satisfies Record<string, Scene>;
