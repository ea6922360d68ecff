import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { hangingFish } from '../../elements/crafts.ts';
import { fruit } from '../../elements/fruit.ts';
import { pineapple } from '../../elements/plants.ts';
import { basket, cup, jar, pouch, teapot } from '../../elements/wares.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import { type Scene, windowLight } from '../scene.ts';
import { display, shelf } from './display.ts';

const heap = (canvas: Canvas, half: number, rise: number, colours: readonly string[], size: number) =>
  times(34, (i) => {
    const x = canvas.random.between(-1, 1);
    return line(
      d`M${x * half} ${-rise * (1 - x * x) * canvas.random.between(0.2, 1)}q${size * 0.3} ${-size * 0.3} ${size * 0.6} 0`,
      canvas.tone(colours[i % colours.length] ?? pigment.coral),
      size * 0.62,
    );
  });

const driedSeafood = (canvas: Canvas) => {
  const { random } = canvas;
  const shrimp =
    at(470, shelf - 92, heap(canvas, 120, 84, ['#f08a5a', '#e2694a', '#f7b08a'], 34)) +
    at(470, shelf, basket(canvas, 300, 96));
  const scallops =
    at(740, shelf - 70, heap(canvas, 92, 66, ['#f0d29a', '#e2b56f', '#f7e3bd'], 38)) +
    at(740, shelf, basket(canvas, 240, 74, '#b5804f'));
  return display(
    canvas,
    at(600, 196, hangingFish(canvas, 560, 7)) +
      at(
        900,
        shelf,
        jar(
          canvas,
          130,
          random.between(190, 230),
          '#d98a4a',
          random.pick([pigment.deep, pigment.red, '#2f7f7a']),
        ),
      ) +
      shrimp +
      scallops,
  );
};

/** Dried oysters and scallops: what comes out of shells. */
const driedShellfish = (canvas: Canvas) => {
  const shell = (x: number, turn: number) =>
    at(
      x,
      shelf - 4,
      path('M0 0Q-64 -20 -58 -78Q-30 -120 20 -112Q70 -92 62 -34Q40 4 0 0Z', canvas.tone('#a9b3b5')) +
        path('M0 -14Q-42 -26 -38 -70Q-14 -100 20 -92Q50 -76 44 -36Q28 -10 0 -14Z', canvas.tone('#f3efe6')),
      0.9,
      turn,
    );
  return display(
    canvas,
    at(470, shelf - 104, heap(canvas, 136, 96, ['#a9713c', '#8a5a30', '#c98f4f'], 46)) +
      at(470, shelf, basket(canvas, 340, 110)) +
      at(770, shelf - 70, heap(canvas, 96, 66, ['#f0d29a', '#e2b56f', '#f7e3bd'], 38)) +
      at(770, shelf, basket(canvas, 250, 74, '#b5804f')) +
      shell(930, canvas.random.between(-12, 12)) +
      shell(280, canvas.random.between(20, 50)),
  );
};

const fruitBasket = (canvas: Canvas) => {
  const { random } = canvas;
  const handle = `<path d="M-220 -120Q-200 -400 0 -400T220 -120" fill="none" stroke="${canvas.tone('#b5804f')}" stroke-width="20"/>`;
  const list = [fruit.mango, fruit.dragonFruit, fruit.orange, fruit.bananas] as const;
  const start = random.whole(0, 3);
  const back =
    at(600, shelf, handle) +
    at(600, shelf - 110, pineapple(canvas, 380)) +
    at(480, shelf - 190, (list[start % 4] ?? list[0])(canvas), 1.5) +
    at(722, shelf - 186, (list[(start + 1) % 4] ?? list[0])(canvas), 1.5);
  const front = [430, 530, 660, 765]
    .map((x, i) => at(x, shelf - 150, (list[(start + i + 2) % 4] ?? list[0])(canvas), 1.25))
    .join('');
  const loose =
    at(880, shelf - 46, fruit.coconut(canvas)) +
    at(320, shelf - 26, fruit.lychee(canvas)) +
    at(370, shelf - 20, fruit.lychee(canvas), 0.9) +
    at(955, shelf - 24, fruit.lychee(canvas));
  return display(canvas, back + front + at(600, shelf, basket(canvas, 480, 140)) + loose);
};

const jars = (canvas: Canvas) => {
  const { random } = canvas;
  const contents = ['#a83f2f', '#c98a2f', '#6b3a2a', '#e0a63c', '#7a8f3f'] as const;
  const cloths = [pigment.deep, pigment.coral, '#2f7f7a', '#f3e6cf'] as const;
  const start = random.whole(0, 4);
  const one = (i: number, x: number, w: number, h: number) =>
    at(
      x,
      shelf,
      jar(canvas, w, h, contents[(i + start) % 5] ?? contents[0], cloths[(i + start) % 4] ?? cloths[0]),
    );
  const chillies = at(
    880,
    shelf,
    times(
      5,
      (i) =>
        `<g transform="translate(${i * 34 - 70} ${-8 - (i % 2) * 8}) rotate(${i * 24 - 40})"><path d="M-6 -8Q40 -18 74 4Q34 10 -6 8Z" fill="${canvas.tone(pigment.red)}"/><path d="M-6 -8q-14 -2 -18 -14" fill="none" stroke="${canvas.tone('#4f9a4f')}" stroke-width="7" stroke-linecap="round"/></g>`,
    ),
  );
  return display(
    canvas,
    one(0, 600, 190, random.between(290, 330)) +
      one(1, 420, 160, random.between(210, 250)) +
      one(2, 776, 150, random.between(190, 240)) +
      chillies,
  );
};

const snacks = (canvas: Canvas) => {
  const { random } = canvas;
  const colours = [pigment.deep, pigment.coral, '#2f7f7a', '#e0a63c', '#8c4a6a'] as const;
  const start = random.whole(0, 4);
  const pack = (i: number, x: number, w: number, h: number) =>
    at(
      x,
      shelf,
      pouch(
        canvas,
        w,
        h,
        colours[(i + start) % 5] ?? colours[0],
        ['#d98a4a', '#c9653f', '#e0b56f'][i % 3] ?? '#d98a4a',
      ),
    );
  const biscuits = times(5, (i) =>
    at(
      820 + i * 44,
      shelf - 20 - (i % 2) * 6,
      circle(0, 0, 32, canvas.tone('#d9a05c')) +
        circle(0, 0, 26, canvas.tone('#e9bd7f')) +
        line('M-8 -6h.1M10 -4h.1M-2 10h.1', canvas.shade('#a9703c'), 6),
    ),
  );
  return display(
    canvas,
    pack(1, 440, 200, 280) + pack(2, 770, 190, 260) + pack(0, 605, 230, random.between(320, 350)) + biscuits,
  );
};

const tea = (canvas: Canvas) => {
  const { random } = canvas;
  const clay = random.pick(['#a8553c', '#2f7f7a', pigment.deep, '#f3e6cf'] as const);
  const caddy =
    rect(-66, -210, 132, 210, canvas.tone(pigment.deep), 'rx="10"') +
    rect(20, -210, 46, 210, canvas.shade(pigment.deep), 'rx="10" opacity=".7"') +
    rect(-72, -226, 144, 46, canvas.tone(pigment.gold), 'rx="8"') +
    rect(-46, -150, 92, 104, canvas.tone('#fffaf0'), 'rx="8"') +
    path('M0 -60Q-34 -96 0 -140Q34 -96 0 -60Z', canvas.tone('#4f9a4f')) +
    line('M0 -62V-128', canvas.tone('#fffaf0'), 4);
  const tray =
    rect(-250, -22, 500, 30, canvas.tone('#8a5a3c'), 'rx="8"') +
    rect(-250, -2, 500, 10, canvas.shade('#6b4430'), 'rx="5"');
  const sprig = at(
    360,
    shelf + 4,
    path(
      'M0 0Q-50 -30 -60 -80Q-10 -60 0 0ZM0 0Q40 -40 90 -40Q60 4 0 0ZM0 0Q-60 6 -96 -20Q-50 -40 0 0Z',
      canvas.tone('#4f9a4f'),
    ),
  );
  return display(
    canvas,
    at(850, shelf, caddy) +
      at(570, shelf, tray) +
      at(540, shelf - 22, teapot(canvas, 220, clay)) +
      at(740, shelf - 22, cup(canvas, clay), 0.82) +
      at(350, shelf, cup(canvas, clay)) +
      sprig,
  );
};

export const goods = {
  'goods-dried-seafood': { lights: windowLight, indoor: true, draw: driedSeafood },
  'goods-dried-shellfish': { lights: windowLight, indoor: true, draw: driedShellfish },
  'goods-fruit': { lights: windowLight, indoor: true, draw: fruitBasket },
  'goods-jar': { lights: windowLight, indoor: true, draw: jars },
  'goods-snack': { lights: windowLight, indoor: true, draw: snacks },
  'goods-tea': { lights: windowLight, indoor: true, draw: tea },
} satisfies Record<string, Scene>;
