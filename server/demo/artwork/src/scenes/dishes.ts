import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { chickenRow, herb, oyster, prawn, scatter, steamer, wholeFish } from '../elements/food.ts';
import { fruit } from '../elements/fruit.ts';
import { pineapple } from '../elements/plants.ts';
import { chopsticks, cornerLeaves, plate, sauce, tabletop, teacup } from '../elements/table.ts';
import { at, circle, d, ellipse, line, path, times } from '../shapes.ts';
import { type Scene, windowLight } from './scene.ts';

const glazes = [pigment.deep, pigment.coral, '#2f7f7a', '#d9a441'] as const;
const [cx, cy] = [590, 450];

/** The table laid for one: what surrounds every dish. */
const laid = (canvas: Canvas, dish: (glaze: string) => string): string => {
  const { random } = canvas;
  const glaze = random.pick(glazes);
  return (
    tabletop(canvas) +
    cornerLeaves(canvas, random.pick(['#3f8f5f', '#2f7a5b', '#5a9a5a'])) +
    chopsticks(canvas, 924, 470, random.pick(['#5a3a2c', '#a8402f', '#23394d'])) +
    teacup(canvas, 230, random.between(250, 330), 76, glaze) +
    sauce(canvas, 250, random.between(580, 660), 62, random.pick(['#5a2f22', '#b5402f', '#8a5a2a'])) +
    dish(glaze)
  );
};

const around = (count: number, r: number, draw: (i: number) => string, turn = 0) =>
  times(
    count,
    (i) =>
      `<g transform="${d`translate(${cx} ${cy}) rotate(${(i * 360) / count + turn}) translate(0 ${-r})`}">${draw(i)}</g>`,
  );

const seafood = (canvas: Canvas) =>
  laid(canvas, (glaze) => {
    const { random } = canvas;
    const kinds = [oyster(canvas), oyster(canvas), oyster(canvas)].map((one) => canvas.stamp(one));
    return (
      plate(canvas, cx, cy, 262, glaze) +
      circle(cx, cy, 196, canvas.tone('#dcecef')) +
      scatterIce(canvas) +
      around(7, 62, (i) => kinds[i % 3]?.(0, 0) ?? '', random.between(0, 50)) +
      at(cx, cy, fruit.lemonSlice(canvas)) +
      at(cx + 150, cy + 178, herb(canvas))
    );
  });

const scatterIce = (canvas: Canvas) => at(cx, cy, scatter(canvas, 184, '#ffffff', 46, 22));

const prawns = (canvas: Canvas) =>
  laid(canvas, (glaze) => {
    const one = canvas.stamp(prawn(canvas));
    return (
      plate(canvas, cx, cy, 262, glaze) +
      around(8, 142, () => one(0, 0, 0.92), canvas.random.between(0, 40)) +
      sauce(canvas, cx, cy, 66, '#b5402f') +
      at(cx - 8, cy + 226, herb(canvas)) +
      at(cx + 196, cy - 140, herb(canvas))
    );
  });

const chicken = (canvas: Canvas) =>
  laid(
    canvas,
    (glaze) =>
      plate(canvas, cx, cy, 262, glaze) +
      around(9, 168, () => path('M0 20Q-40 -10 0 -54Q40 -10 0 20Z', canvas.tone('#7fb04a')), 10) +
      at(cx, cy - 72, chickenRow(canvas, 6)) +
      at(cx, cy + 56, chickenRow(canvas, 6)) +
      at(cx + 20, cy - 10, herb(canvas), 1.3) +
      at(cx - 70, cy + 4, herb(canvas)) +
      sauce(canvas, cx + 176, cy + 182, 60, '#c9b84a'),
  );

const fish = (canvas: Canvas) =>
  laid(canvas, (glaze) => {
    const platter =
      ellipse(cx + 16, cy + 20, 320, 210, '#0a1620', 'opacity=".28"') +
      ellipse(cx, cy, 316, 206, canvas.tone('#fffdf8')) +
      `<ellipse cx="${cx}" cy="${cy}" rx="298" ry="190" fill="none" stroke="${canvas.tone(glaze)}" stroke-width="9"/>` +
      ellipse(cx, cy + 4, 258, 150, canvas.tone('#d9a55f'), 'opacity=".45"');
    return (
      platter + at(cx, cy, wholeFish(canvas, canvas.random.pick(['#e2604a', '#6f8a99', '#d98a5a'])), 1.12)
    );
  });

const congee = (canvas: Canvas) =>
  laid(canvas, (glaze) => {
    const { random } = canvas;
    const slice =
      path('M-50 10Q-30 -34 20 -28Q54 -18 48 10Q10 -6 -50 10Z', canvas.tone('#fffdf8')) +
      path('M-50 10Q-30 -34 20 -28Q-16 -22 -36 12Z', canvas.tone('#e9b3a0'));
    const bowl =
      circle(cx + 20, cy + 26, 262, '#0a1620', 'opacity=".28"') +
      circle(cx, cy, 258, canvas.tone(glaze)) +
      circle(cx, cy, 236, canvas.tone('#fffdf8')) +
      circle(cx, cy, 216, canvas.linear([canvas.shade('#e9dcc0', 0, 0.06), canvas.tone('#fbf3df')]));
    const grain = at(cx, cy, scatter(canvas, 196, '#fffdf6', 60, 13));
    const spoon =
      faded(canvas) +
      path(
        d`M${cx + 96} ${cy + 40}q60 -34 96 10q26 40 -14 66q-50 22 -84 -22q-16 -30 2 -54Z`,
        canvas.tone('#fffdf8'),
      ) +
      line(d`M${cx + 176} ${cy + 96}L${cx + 300} ${cy + 214}`, canvas.tone('#fffdf8'), 28) +
      line(d`M${cx + 130} ${cy + 66}q26 -16 44 6`, canvas.shade('#e9dcc0', 0, 0.1), 8);
    return (
      bowl +
      grain +
      times(
        6,
        (i) =>
          `<g transform="${d`translate(${cx + Math.cos(i * 1.05 + 2.4) * 104} ${cy + Math.sin(i * 1.05 + 2.4) * 100}) rotate(${i * 60 + random.between(-20, 20)})`}">${slice}</g>`,
      ) +
      at(
        cx - 10,
        cy - 10,
        scatter(canvas, 140, '#5fa845', 26, 15) +
          scatter(canvas, 130, '#f2b84b', 12, 11) +
          scatter(canvas, 120, '#c9653f', 9, 17),
      ) +
      at(cx - 40, cy, herb(canvas), 1.3) +
      spoon
    );
  });

const faded = (canvas: Canvas) =>
  line(d`M${cx + 184} ${cy + 110}L${cx + 308} ${cy + 232}`, canvas.shade(pigment.ink), 26, 'opacity=".18"');

const fruits = (canvas: Canvas) =>
  laid(canvas, (glaze) => {
    const { random } = canvas;
    const list = [
      fruit.mango,
      fruit.dragonFruit,
      fruit.halfDragon,
      fruit.orange,
      fruit.melon,
      fruit.orangeSlice,
      fruit.coconut,
    ] as const;
    const start = random.whole(0, 6);
    const ring = times(6, (i) =>
      at(
        cx + Math.cos(i * 1.047 + 0.5) * 142,
        cy + Math.sin(i * 1.047 + 0.5) * 142,
        (list[(i + start) % 7] ?? list[0])(canvas),
        1.12,
      ),
    );
    const berries = canvas.stamp(fruit.lychee(canvas));
    return (
      plate(canvas, cx, cy, 262, glaze) +
      ring +
      at(cx, cy + 78, pineapple(canvas, 220)) +
      times(5, (i) =>
        berries(cx + Math.cos(i * 1.047 + 1.05) * 196, cy + Math.sin(i * 1.047 + 1.05) * 196, 0.8),
      ) +
      at(cx - 50, cy + 66, herb(canvas)) +
      at(cx + 54, cy + 62, herb(canvas))
    );
  });

const dimSum = (canvas: Canvas) => {
  const { random } = canvas;
  const glaze = random.pick(glazes);
  const start = random.whole(0, 2);
  const pot =
    circle(862, 300, 118, '#0a1620', 'opacity=".26"') +
    line('M940 250Q1010 220 1030 170', canvas.tone(glaze), 34) +
    circle(850, 286, 116, canvas.tone(glaze)) +
    circle(850, 286, 76, canvas.shade(glaze, 0, 0.14)) +
    circle(850, 286, 68, canvas.tone(glaze)) +
    circle(850, 286, 20, canvas.tone(pigment.gold)) +
    path(
      'M742 330Q680 400 770 440',
      'none',
      `stroke="${canvas.shade(pigment.wood)}" stroke-width="18" stroke-linecap="round"`,
    );
  return (
    tabletop(canvas) +
    cornerLeaves(canvas, '#3f8f5f') +
    at(430, 340, steamer(canvas, 186, start)) +
    at(670, 560, steamer(canvas, 170, start + 1)) +
    at(350, 690, steamer(canvas, 140, start + 2)) +
    pot +
    teacup(canvas, 940, 520, 66, glaze) +
    teacup(canvas, 900, 690, 60, glaze) +
    sauce(canvas, 190, 500, 56, '#5a2f22')
  );
};

export const dishes = {
  'dish-seafood': { lights: windowLight, indoor: true, draw: seafood },
  'dish-shrimp': { lights: windowLight, indoor: true, draw: prawns },
  'dish-fish': { lights: windowLight, indoor: true, draw: fish },
  'dish-chicken': { lights: windowLight, indoor: true, draw: chicken },
  'dish-congee': { lights: windowLight, indoor: true, draw: congee },
  'dish-fruit': { lights: windowLight, indoor: true, draw: fruits },
  'dish-dim-sum': { lights: windowLight, indoor: true, draw: dimSum },
} satisfies Record<string, Scene>;
