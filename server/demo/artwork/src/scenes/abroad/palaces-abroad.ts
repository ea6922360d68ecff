import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { skyline } from '../../elements/buildings/skyline.ts';
import { ground, ranges } from '../../elements/landscape/land.ts';
import { tree } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { at, circle, d, ellipse, line, path, rect, times } from '../../shapes.ts';
import { dayLight, fairLight, type Scene } from '../scene.ts';

/** A wing of a palace on y = 0: windows in two rows below a slate roof. */
const wing = (canvas: Canvas, width: number, height: number): string => {
  const [half, stone, slate] = [width / 2, '#f0dfbb', '#6f7f95'];
  const count = Math.round(width / 62);
  return (
    rect(-half, -height, width, height, canvas.linear([canvas.tone(stone), canvas.shade(stone, 0, 0.1)])) +
    path(
      d`M${-half - 8} ${-height}L${-half + 22} ${-height - 58}H${half - 22}L${half + 8} ${-height}Z`,
      canvas.tone(slate),
    ) +
    rect(-half - 8, -height - 6, width + 16, 12, canvas.tone('#fffaf0')) +
    times(count, (i) => {
      const x = -half + (i + 0.5) * (width / count);
      return (
        rect(x - 13, -height * 0.86, 26, height * 0.3, canvas.pane(), 'rx="4"') +
        path(d`M${x - 15} ${-height * 0.08}v${-height * 0.34}q15 -16 30 0v${height * 0.34}Z`, canvas.pane())
      );
    }) +
    line(d`M${-half} ${-height * 0.5}H${half}`, canvas.shade(stone, 0, 0.2), 5)
  );
};

const parterre = (canvas: Canvas, x: number, y: number, size: number): string =>
  ellipse(x, y, size, size * 0.26, canvas.tone('#4f9a55')) +
  ellipse(x, y, size * 0.72, size * 0.18, canvas.tone('#f0dfbb')) +
  ellipse(x, y, size * 0.52, size * 0.13, canvas.tone(pigment.coral)) +
  ellipse(x, y - 4, size * 0.24, size * 0.07, canvas.tone('#4f9a55'));

const palaceGarden = (canvas: Canvas): string => {
  const base = 600;
  const basin = canvas.linear([canvas.palette.water[0], canvas.palette.water[1]]);
  const jet = line('M0 0V-120M0 -110Q-34 -120 -46 -20M0 -110Q34 -120 46 -20', '#ffffff', 7, 'opacity=".7"');
  return (
    sky(canvas, { sun: [canvas.random.between(300, 420), 240], horizon: base - 40 }) +
    ranges(canvas, base, 60, '#5a9a7a', 2) +
    ground(canvas, base - 4, '#eadbb9', '#d9c08f') +
    at(240, base, wing(canvas, 380, 150)) +
    at(960, base, wing(canvas, 380, 150)) +
    at(600, base, wing(canvas, 400, 210)) +
    path(d`M500 ${base - 268}L600 ${base - 330}L700 ${base - 268}Z`, canvas.tone('#f0dfbb')) +
    hedge(canvas, [-20, base + 16], 1260, 26, '#3f8a55') +
    path(d`M520 ${base + 20}H680L900 900H300Z`, canvas.tone('#f3e6cc')) +
    ellipse(600, base + 120, 150, 38, canvas.tone('#fffaf0')) +
    ellipse(600, base + 118, 132, 30, basin) +
    at(600, base + 116, jet) +
    parterre(canvas, 220, base + 130, 190) +
    parterre(canvas, 980, base + 130, 190) +
    times(2, (i) => at(90 + i * 1020, 880, tree(canvas, 240, '#3f8f5f')))
  );
};

/** A tower with a clock on each side and a pointed roof, on y = 0. */
const clockTower = (canvas: Canvas, height: number): string => {
  const [stone, half] = ['#d9b98a', height * 0.085];
  const dial = -height * 0.68;
  return (
    rect(-half, -height * 0.78, half * 2, height * 0.78, canvas.tone(stone)) +
    rect(half * 0.3, -height * 0.78, half * 0.7, height * 0.78, canvas.shade(stone), 'opacity=".5"') +
    line(
      times(4, (i) => d`M${-half * 0.6 + i * half * 0.4} ${-height * 0.08}V${-height * 0.56}`),
      canvas.shade(stone, 0, 0.36),
      4,
    ) +
    rect(-half * 1.14, -height * 0.79, half * 2.28, height * 0.2, canvas.tone('#e9cf9f')) +
    circle(0, dial, half * 0.78, canvas.tone('#fffaf0')) +
    circle(0, dial, half * 0.64, canvas.pane()) +
    line(d`M0 ${dial}V${dial - half * 0.5}M0 ${dial}L${half * 0.36} ${dial + half * 0.2}`, pigment.ink, 5) +
    path(
      d`M${-half * 1.2} ${-height * 0.79}L${-half * 0.5} ${-height * 0.9}L0 ${-height * 1.04}L${half * 0.5} ${-height * 0.9}L${half * 1.2} ${-height * 0.79}Z`,
      canvas.tone('#5f6f7f'),
    ) +
    line(d`M0 ${-height * 1.04}v-26`, canvas.tone(pigment.gold), 6)
  );
};

/** A red bus with two decks on y = 0. */
const doubleDecker = (canvas: Canvas): string =>
  rect(-110, -150, 220, 140, canvas.tone(pigment.red), 'rx="16"') +
  rect(-98, -136, 196, 40, canvas.pane(), 'rx="8"') +
  rect(-98, -80, 150, 36, canvas.pane(), 'rx="8"') +
  line('M-110 -88H110', canvas.tone('#fffaf0'), 5) +
  times(2, (i) => circle(-62 + i * 124, -10, 22, pigment.ink) + circle(-62 + i * 124, -10, 9, '#d9d9d9'));

const clockTowerScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = 640;
  const scene =
    at(420, shore, wing(canvas, 560, 150)) +
    at(random.between(760, 800), shore, clockTower(canvas, 430)) +
    hedge(canvas, [860, shore], 380, 40, '#3f8a55', 0.05);
  const bridge =
    rect(-10, 690, 1220, 34, canvas.tone('#b9a486')) +
    path(
      times(
        4,
        (i) => d`M${-60 + i * 340} 800Q${110 + i * 340} 660 ${280 + i * 340} 800V724H${-60 + i * 340}Z`,
      ),
      canvas.tone('#a9926f'),
    );
  return (
    sky(canvas, { sun: [random.between(280, 420), 240], horizon: shore }) +
    skyline(canvas, shore, 130, 0.7, 0.5) +
    sea(canvas, shore) +
    canvas.reflected(scene, shore + 2, 0.24) +
    bridge +
    at(random.between(260, 480), 692, doubleDecker(canvas)) +
    waves(canvas, 820, 1)
  );
};

export const palacesAbroad = {
  'palace-garden': { lights: dayLight, draw: palaceGarden },
  'clock-tower': { lights: fairLight, draw: clockTowerScene },
} satisfies Record<string, Scene>;
