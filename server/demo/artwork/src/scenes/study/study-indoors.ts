import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { ranges } from '../../elements/landscape/land.ts';
import { sky } from '../../elements/landscape/sky.ts';
import { at, circle, d, ellipse, faded, line, path, rect, times } from '../../shapes.ts';
import type { Scene } from '../scene.ts';

const laboratory = (canvas: Canvas): string => {
  const { random } = canvas;
  const wall = random.pick(['#d3e6e6', '#f3e3cb', '#cfe0ee', '#e8ddee'] as const);
  const bench = 660;
  const view = `<g clip-path="${canvas.clip(rect(330, 190, 540, 330, '#000', 'rx="14"'))}">${sky(canvas, { sun: [520, 300], horizon: 440, clouds: 2 })}${ranges(canvas, 450, 110, '#4a8a86', 2)}${rect(330, 440, 540, 90, canvas.palette.water[1])}</g>`;
  const frame =
    line('M600 190V520M330 355H870', canvas.tone('#fdf8ee'), 9) +
    `<rect x="330" y="190" width="540" height="330" rx="14" fill="none" stroke="${canvas.tone('#fdf8ee')}" stroke-width="16"/>` +
    rect(310, 520, 580, 18, canvas.tone('#fdf8ee'), 'rx="6"');
  const shelf = (x: number) =>
    rect(x, 330, 190, 12, canvas.tone(pigment.wood)) +
    rect(x, 450, 190, 12, canvas.tone(pigment.wood)) +
    times(5, (i) =>
      rect(
        x + 14 + i * 34,
        330 - (58 + ((i * 17) % 24)),
        24,
        58 + ((i * 17) % 24),
        canvas.tone(
          [pigment.coral, pigment.deep, pigment.gold, '#3f9a63', '#e8ddee'][(i + random.whole(0, 4)) % 5] ??
            pigment.deep,
        ),
        'rx="3"',
      ),
    ) +
    circle(x + 50, 418, 32, canvas.tone('#4f9ab5')) +
    path(d`M${x + 30} 404q16 -16 30 2q-6 24 -22 18q-14 -6 -8 -20Z`, canvas.tone('#5aa05e')) +
    rect(x + 46, 444, 8, 8, canvas.tone(pigment.wood)) +
    rect(x + 106, 404, 60, 46, canvas.tone('#e9c993'), 'rx="5"');
  const flask = (x: number, size: number, liquid: string) =>
    at(
      x,
      bench,
      path('M-14 -112V-70L-48 -10Q-52 0 -40 0H40Q52 0 48 -10L14 -70V-112Z', '#ffffff', 'opacity=".6"') +
        path('M-30 -42L-48 -10Q-52 0 -40 0H40Q52 0 48 -10L30 -42Z', canvas.tone(liquid)) +
        path('M8 -42H30L48 -10Q52 0 40 0H22Q26 -20 8 -42Z', canvas.shade(liquid), 'opacity=".6"') +
        rect(-19, -118, 38, 9, '#ffffff', 'rx="4" opacity=".8"') +
        circle(-10, -22, 5, '#ffffff', 'opacity=".6"') +
        circle(6, -32, 3.5, '#ffffff', 'opacity=".6"'),
      size,
    );
  const tubes = at(
    860,
    bench,
    rect(-66, -64, 132, 10, canvas.tone(pigment.wood)) +
      rect(-66, -12, 132, 12, canvas.tone(pigment.wood)) +
      times(
        4,
        (i) =>
          rect(-56 + i * 32, -96, 18, 92, '#ffffff', 'rx="9" opacity=".6"') +
          rect(
            -56 + i * 32,
            -60 + (i % 2) * 16,
            18,
            56 - (i % 2) * 16,
            canvas.tone([pigment.coral, pigment.gold, '#3f9a63', '#2a8fb0'][i] ?? pigment.coral),
            'rx="9"',
          ),
      ),
  );
  const scope = at(
    600,
    bench,
    path('M-70 0h140q0 -20 -30 -20h-80q-30 0 -30 20Z', canvas.tone(pigment.deep)) +
      line('M36 -20Q80 -90 20 -132', canvas.tone(pigment.deep), 20) +
      rect(-46, -62, 78, 10, canvas.shade(pigment.deep)) +
      `<g transform="translate(0 -122) rotate(24)">${rect(-17, -74, 34, 112, canvas.tone('#fdf8ee'), 'rx="8"') + rect(3, -74, 14, 112, canvas.shade('#fdf8ee'), 'rx="7"') + rect(-12, -100, 24, 30, canvas.tone(pigment.ink), 'rx="5"') + rect(-10, 36, 20, 22, canvas.tone(pigment.coral), 'rx="3"')}</g>`,
    1.5,
  );
  return (
    rect(0, 0, 1200, 900, canvas.linear([canvas.tone(wall), canvas.shade(wall, 0, 0.1)])) +
    view +
    frame +
    shelf(96) +
    shelf(914) +
    rect(0, bench, 1200, 26, canvas.tone('#fdf8ee')) +
    rect(0, bench + 26, 1200, 230, canvas.linear([canvas.tone('#2f7f8f'), canvas.tone(pigment.deep)])) +
    times(
      5,
      (i) =>
        rect(40 + i * 236, bench + 56, 200, 150, canvas.tone('#3f93a3'), 'rx="10" opacity=".5"') +
        rect(120 + i * 236, bench + 74, 40, 8, canvas.tone('#fdf8ee'), 'rx="4"'),
    ) +
    flask(340, 1.4, pigment.coral) +
    flask(456, 1, pigment.gold) +
    flask(742, 1.2, '#3f9a8f') +
    tubes +
    scope
  );
};

const aquarium = (canvas: Canvas): string => {
  const { random } = canvas;
  const [top, middle] = canvas.dark ? ['#0d4a7a', '#0a2f5a'] : ['#7fd3dc', '#1c86b0'];
  const fish = (colour: string) =>
    path('M-34 0Q0 -30 40 0Q0 30 -34 0Z', canvas.tone(colour)) +
    path('M-26 0L-58 -20V20Z', canvas.tone(colour)) +
    path('M-4 -14Q6 0 -4 14', 'none', `stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="5"`) +
    circle(22, -4, 4, '#14202b');
  const kinds = [pigment.coral, pigment.gold, '#f7f2e9'].map((colour) => canvas.stamp(fish(colour)));
  const shoal = times(
    16,
    (i) =>
      kinds[i % 3]?.(random.between(120, 1080), random.between(230, 610), random.between(0.4, 0.95)) ?? '',
  );
  const beams = times(5, (i) =>
    path(d`M${180 + i * 190} 0h90l${60 - i * 46} 700h-190Z`, '#ffffff', 'opacity=".07"'),
  );
  const ray = at(
    random.between(300, 420),
    330,
    path(
      'M-130 0Q-50 -10 0 -46Q60 -10 140 0Q60 20 20 44L10 60L6 150L-6 60L-16 44Q-60 20 -130 0Z',
      canvas.tone('#2a5f8a'),
    ) + path('M0 -46Q60 -10 140 0Q60 20 20 44Q30 0 0 -46Z', canvas.shade('#2a5f8a')),
  );
  const big = at(
    730,
    400,
    path(
      'M-230 20Q-200 -70 0 -74Q160 -70 250 -6Q290 -60 340 -66Q320 -14 330 40Q290 30 250 12Q160 84 0 90Q-190 84 -230 20Z',
      canvas.tone('#3f6f93'),
    ) +
      path('M-226 26Q-120 60 60 44Q160 34 250 12Q160 84 0 90Q-190 84 -226 26Z', canvas.tone('#e3eef2')) +
      path('M-60 46L-120 130Q-40 120 6 52ZM20 -74Q50 -120 90 -124Q86 -90 100 -62Z', canvas.shade('#3f6f93')) +
      circle(-176, 2, 8, pigment.ink) +
      line('M-150 34q10 20 4 36M-126 38q10 20 4 36M-102 40q10 20 4 34', canvas.shade('#3f6f93'), 4) +
      times(14, () =>
        circle(
          random.between(-150, 200),
          random.between(-56, 6),
          random.between(3, 7),
          '#ffffff',
          'opacity=".45"',
        ),
      ),
  );
  const coral = (x: number, colour: string, size: number) =>
    at(
      x,
      740,
      line('M0 0V-90M0 -40L-40 -80V-110M0 -60L36 -96V-130M-20 -60L-60 -70', canvas.tone(colour), 16),
      size,
    );
  const crowd = times(6, (i) =>
    at(
      260 + i * 136 + random.between(-20, 20),
      900,
      path('M-52 0V-60Q-52 -104 0 -104T52 -60V0Z', '#082a45') + circle(0, -136, 34, '#082a45'),
      i % 2 ? 0.78 : 1,
    ),
  );
  return (
    rect(0, 0, 1200, 900, canvas.linear([top ?? '', middle ?? '', '#083a66'])) +
    beams +
    ellipse(600, 0, 560, 130, '#ffffff', 'opacity=".16"') +
    faded(
      0.5,
      times(7, (i) => kinds[i % 3]?.(200 + i * 130, 240 + (i % 3) * 90, 0.36) ?? ''),
    ) +
    big +
    ray +
    shoal +
    path('M-20 900V720Q200 690 420 726T820 716T1220 730V900Z', '#0a3358') +
    coral(130, pigment.coral, 1.2) +
    coral(260, '#e57f9a', 0.8) +
    coral(960, pigment.gold, 0.9) +
    coral(1080, pigment.coral, 1.3) +
    times(12, () =>
      circle(
        random.between(100, 1100),
        random.between(160, 700),
        random.between(4, 11),
        '#ffffff',
        'opacity=".3"',
      ),
    ) +
    crowd
  );
};

export const studyIndoors = {
  'study-laboratory': { lights: ['noon', 'dawn', 'dusk'], indoor: true, draw: laboratory },
  'study-ocean': { lights: ['noon', 'noon', 'dawn', 'night'], indoor: true, draw: aquarium },
} satisfies Record<string, Scene>;
