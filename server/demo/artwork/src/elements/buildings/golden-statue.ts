import type { Canvas } from '../../canvas.ts';
import { circle, d, line, path, rect, times } from '../../shapes.ts';

const gold = '#f0b53f';

/** The golden statue with its spear and crown, 620 high, on y = 0. */
export function goldenStatue(canvas: Canvas): string {
  const [lit, dark] = [canvas.tone(gold), canvas.shade('#c9862a', 0, 0.12)];
  const pale = canvas.tone('#ffdf8f');
  const deep = canvas.shade('#a8661f', 0, 0.3);
  const shine = canvas.linear([pale, lit, dark], true);
  const legs = 'M-66 -60Q-84 -180 -62 -290H62Q84 -180 66 -60Q40 -46 0 -50T-66 -60Z';
  const body = 'M-60 -286Q-46 -330 -66 -396Q-74 -430 -34 -438H34Q74 -430 66 -396Q46 -330 60 -286Z';
  const crown =
    'M-32 -506Q-34 -536 -24 -552L-16 -574L-12 -596L0 -624L12 -596L16 -574L24 -552Q34 -536 32 -506Z';
  return (
    circle(0, -488, 62, canvas.tone('#ffd673'), 'opacity=".5"') +
    line('M94 -16V-560', dark, 9) +
    path('M94 -640Q124 -596 110 -562Q94 -552 78 -562Q64 -596 94 -640Z', lit) +
    path('M94 -640Q124 -596 110 -562Q102 -556 94 -556Z', dark) +
    path(legs, shine) +
    line(
      'M-40 -286Q-50 -170 -40 -60M0 -286V-54M40 -286Q50 -170 40 -60M-20 -286Q-26 -170 -22 -56M20 -286Q26 -170 22 -56',
      deep,
      4,
      'opacity=".45"',
    ) +
    path('M-30 -56H-6L-2 -20H-40ZM6 -56H30L40 -20H2Z', dark) +
    path('M-18 -286H18L26 -150Q0 -130 -26 -150Z', pale) +
    line('M-14 -262H14M-17 -232H17M-20 -202H20M-22 -172H22', deep, 4, 'opacity=".5"') +
    path(body, shine) +
    path('M-66 -300H66L62 -270H-62Z', pale) +
    path(
      'M-60 -420Q-100 -410 -104 -352Q-104 -320 -66 -308L-56 -326Q-80 -336 -78 -356Q-76 -384 -52 -396Z',
      lit,
    ) +
    path('M60 -420Q100 -410 106 -366Q108 -346 96 -338L84 -346Q84 -384 50 -396Z', dark) +
    circle(96, -346, 13, lit) +
    line('M-40 -424Q0 -360 40 -424M-34 -410Q0 -330 34 -410', pale, 7) +
    circle(0, -362, 9, canvas.tone('#d8402f')) +
    rect(-13, -452, 26, 22, dark) +
    path('M-30 -504Q-32 -456 0 -446Q32 -456 30 -504Z', lit) +
    path('M6 -504Q14 -470 0 -446Q32 -456 30 -504Z', dark, 'opacity=".6"') +
    line('M-17 -486h11M6 -486h11M-8 -462Q0 -457 8 -462M0 -482v10', deep, 3.4) +
    circle(0, -497, 3.4, canvas.tone('#d8402f')) +
    path(crown, shine) +
    line('M-32 -510H32M-27 -534H27M-20 -560H20M-13 -588H13', deep, 4, 'opacity=".5"') +
    path('M-36 -478q-12 10 -4 26q8 -8 4 -26ZM36 -478q12 10 4 26q-8 -8 -4 -26Z', pale)
  );
}

/** The base of the statue, painted in bands, on y = 0. */
export function statueBase(canvas: Canvas): string {
  return (
    rect(-112, -62, 224, 62, canvas.tone('#e2574c')) +
    rect(40, -62, 72, 62, canvas.shade('#e2574c'), 'opacity=".5"') +
    rect(-122, -74, 244, 14, canvas.tone('#fdf4e2')) +
    rect(-130, -10, 260, 14, canvas.tone('#fdf4e2')) +
    times(7, (i) =>
      path(d`M${-96 + i * 28} -14v-26q12 -14 24 0v26Z`, canvas.tone(i % 2 ? '#f2d24f' : '#3f9fc9')),
    ) +
    rect(-112, -92, 224, 20, canvas.tone(gold))
  );
}
