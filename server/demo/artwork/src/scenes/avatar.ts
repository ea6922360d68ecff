import type { Canvas } from '../canvas.ts';
import { mix, pigment } from '../colour.ts';
import { circle, d, ellipse, line, path, rect } from '../shapes.ts';
import type { Scene } from './scene.ts';

const skins = ['#f3cba5', '#e9b78c', '#d99c6c', '#f7d9bd', '#b97a50'] as const;
const hairs = ['#23262b', '#3a2a26', '#5a3a2c', '#6f6a68', '#2a2f45'] as const;
const grounds = [
  ['#cfe3e6', '#0b4f8a'],
  ['#ffb59c', '#f7e9cf'],
  ['#f7e3c9', '#ff6b4a'],
  ['#0f5f93', '#7fc4c4'],
  ['#2f7f7a', '#f7d48a'],
  ['#e9d7ea', '#8577b5'],
] as const;

const backHair = [
  () => '',
  () => 'M420 400Q400 640 470 690H730Q800 640 780 400Z',
  () => 'M425 400Q410 560 450 580H750Q790 560 775 400Z',
  () => 'M540 250a66 66 0 1 1 120 0Z',
] as const;

const fringe = [
  'M428 420Q420 262 600 256T772 420Q750 340 690 330Q560 352 480 330Q440 350 428 420Z',
  'M424 440Q416 262 600 254T776 440Q760 370 640 330Q520 340 470 360Q434 380 424 440Z',
  'M426 430Q424 258 604 254T774 430Q766 352 720 318Q600 400 426 430Z',
  'M430 410Q440 270 600 262T770 410Q744 350 600 346T430 410Z',
] as const;

const portrait = (canvas: Canvas): string => {
  const { random } = canvas;
  const [wall, disc] = random.pick(grounds);
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const coat = random.pick([pigment.deep, pigment.coral, '#2f7f7a', '#e0a63c', '#fffaf0', '#23394d']);
  const scarf = random.pick([pigment.coral, pigment.gold, '#fffaf0', '#8fc7d6']);
  const cut = random.whole(0, 3);
  const shade = canvas.shade(skin, 0, 0.16);
  const setting =
    rect(0, 0, 1200, 900, canvas.tone(wall)) +
    circle(600, 450, 400, canvas.tone(disc), 'opacity=".8"') +
    path(
      'M-20 700Q140 660 300 700T620 700T940 700T1260 700V900H-20Z',
      canvas.tone(mix(disc, pigment.deep, 0.4)),
      'opacity=".7"',
    );
  const body =
    path('M300 900Q310 720 480 690Q540 676 546 640H654Q660 676 720 690Q890 720 900 900Z', canvas.tone(coat)) +
    path(
      'M654 640Q660 676 720 690Q890 720 900 900H720Q740 760 620 690Z',
      canvas.shade(coat),
      'opacity=".6"',
    ) +
    path('M540 600H660V664Q640 720 600 724Q560 720 540 664Z', shade) +
    path('M500 684Q600 770 700 684L716 706Q600 810 484 706Z', canvas.tone(scarf));
  const face =
    circle(430, 450, 32, shade) +
    circle(770, 450, 32, shade) +
    path('M440 400Q440 290 600 290T760 400V470Q756 630 600 640Q444 630 440 470Z', canvas.tone(skin)) +
    ellipse(500, 510, 28, 18, canvas.tone(mix(skin, pigment.coral, 0.4)), 'opacity=".6"') +
    ellipse(700, 510, 28, 18, canvas.tone(mix(skin, pigment.coral, 0.4)), 'opacity=".6"');
  const features =
    circle(532, 464, 12, pigment.ink) +
    circle(668, 464, 12, pigment.ink) +
    line('M508 426q24 -14 46 -2M646 424q24 -12 46 2', canvas.tone(hair), 9) +
    line('M600 476q-16 34 2 40', shade, 7) +
    line(d`M562 556q38 ${random.between(24, 38)} 76 0`, canvas.shade('#a8503c'), 9);
  const extras = [
    '',
    `<g fill="none" stroke="${canvas.shade(pigment.ink, 0, 0)}" stroke-width="8"><circle cx="532" cy="464" r="46"/><circle cx="668" cy="464" r="46"/><path d="M578 460q22 -12 44 0M486 458L446 446M714 458L754 446"/></g>`,
    path('M420 350Q430 220 600 214T780 350Z', canvas.tone(pigment.gold)) +
      ellipse(600, 352, 270, 40, canvas.tone('#e9c98f')) +
      rect(428, 316, 344, 28, canvas.tone(pigment.coral)),
    path('M426 360Q430 226 600 222T774 360Z', canvas.tone(pigment.deep)) +
      path('M426 360Q300 360 270 392Q400 410 600 366Z', canvas.shade(pigment.deep)) +
      circle(600, 222, 14, canvas.tone(pigment.coral)),
  ] as const;
  return (
    setting +
    path(backHair[cut]?.() ?? '', canvas.shade(hair, 0, 0.2)) +
    body +
    face +
    features +
    path(fringe[random.whole(0, 3)] ?? fringe[0], canvas.tone(hair)) +
    random.pick([extras[0], extras[0], extras[1], extras[2], extras[3]])
  );
};

export const avatar = { avatar: { lights: ['noon', 'dawn'], indoor: true, draw: portrait } } satisfies Record<
  string,
  Scene
>;
