import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { fishingBoat, junk, sailboat } from '../../elements/boats.ts';
import { cableBridge, skyline } from '../../elements/buildings/skyline.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { palm } from '../../elements/landscape/palms-and-pines.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { sea, waves } from '../../elements/landscape/water.ts';
import { hedge } from '../../elements/plants.ts';
import { parasol } from '../../elements/shore.ts';
import { streetLamp } from '../../elements/street.ts';
import { at, circle, d, line, path, rect, times } from '../../shapes.ts';
import { openSea } from '../open-sea.ts';
import { anyLight, fairLight, type Scene } from '../scene.ts';

const skylineScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const shore = random.between(520, 545);
  const peak = random.between(0.4, 0.7);
  const city = skyline(canvas, shore, 250, 0.62, peak) + skyline(canvas, shore, 340, 0.22, peak, 120, 1120);
  const x = random.between(300, 420);
  return (
    sky(canvas, { sun: [x, 300], horizon: shore }) +
    sea(canvas, shore, x) +
    canvas.reflected(city, shore, 0.28) +
    hedge(canvas, [-20, shore + 4], 1260, 26, '#2f7a5b', 0.15) +
    rect(0, shore + 2, 1200, 7, canvas.shade(pigment.stone, 0.1)) +
    at(random.between(320, 440), 640, junk(canvas, 150, pigment.coral)) +
    waves(canvas, 740, 2)
  );
};

const bridgeScene = (canvas: Canvas): string => {
  const { random } = canvas;
  const horizon = 510;
  const far =
    ranges(canvas, horizon + 20, 90, '#4a7f86', 2) +
    skyline(canvas, horizon + 4, 150, 0.66, random.between(0.3, 0.7));
  return (
    openSea(canvas, horizon, 300, far) +
    canvas.reflected(cableBridge(canvas, 470, 560, 0.08), 562, 0.2) +
    at(random.between(560, 680), 680, fishingBoat(canvas, 220, random.pick([pigment.deep, '#c9503a']))) +
    waves(canvas, 730, 3)
  );
};

const plazaNight = (canvas: Canvas): string => {
  const { random } = canvas;
  const ground = 640;
  const peak = random.between(0.3, 0.7);
  const lights = times(16, () =>
    circle(
      random.between(40, 1160),
      random.between(700, 860),
      random.between(8, 24),
      mix(canvas.palette.pane, pigment.coral, random.next() * 0.7),
      'opacity=".16"',
    ),
  );
  return (
    sky(canvas, { sun: [420, 270], horizon: ground }) +
    skyline(canvas, ground, 320, 0.6, peak) +
    skyline(canvas, ground + 6, 380, 0.28, peak, 40, 1160) +
    rect(0, ground, 1200, 260, canvas.linear([canvas.tone('#7d8a99'), canvas.shade('#3d4a5c')])) +
    hedge(canvas, [-20, ground + 8], 1260, 44, '#2f7a5b', 0.1) +
    path(d`M520 ${ground + 10}H680L940 900H260Z`, canvas.shade('#5a6878', 0, 0.3)) +
    line(
      d`M600 ${ground + 14}V900`,
      canvas.tone('#fdf8ee'),
      7,
      'stroke-dasharray="30 34" stroke-linecap="butt"',
    ) +
    line(d`M545 ${ground + 20}L330 900M566 ${ground + 20}L420 900`, '#ffd27d', 4, 'opacity=".6"') +
    line(d`M634 ${ground + 20}L780 900M656 ${ground + 20}L870 900`, '#ff6b4a', 4, 'opacity=".6"') +
    lights +
    times(
      3,
      (i) =>
        at(440 - i * 130, ground + 30 + i * 62, streetLamp(canvas, 120 + i * 46)) +
        at(760 + i * 130, ground + 30 + i * 62, streetLamp(canvas, 120 + i * 46)),
    )
  );
};

const bayScene = (canvas: Canvas): string => {
  const horizon = 540;
  const city = skyline(canvas, horizon + 4, 210, 0.5, 0.75, 420, 1220);
  return (
    openSea(canvas, horizon, 310, ranges(canvas, horizon + 10, 120, '#4a7f86', 2)) +
    canvas.reflected(city, horizon + 4, 0.22) +
    path(
      d`M-20 ${horizon + 240}Q300 ${horizon + 180} 620 ${horizon + 250}T1220 ${horizon + 210}V900H-20Z`,
      canvas.tone('#e9d3a4'),
    ) +
    at(560, 640, sailboat(canvas, 90, pigment.coral)) +
    at(170, 900, palm(canvas, 520, 50)) +
    at(300, 905, palm(canvas, 400, 120)) +
    at(930, 830, parasol(canvas, 96, pigment.coral))
  );
};

export const city = {
  'city-skyline': { lights: anyLight, draw: skylineScene },
  'city-night': { lights: ['night', 'night', 'dusk'], draw: plazaNight },
  'city-bay': { lights: fairLight, draw: bayScene },
  'bay-bridge': { lights: anyLight, draw: bridgeScene },
} satisfies Record<string, Scene>;
