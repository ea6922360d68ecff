import type { Canvas } from '../canvas.ts';
import { pigment } from '../colour.ts';
import { circle, d, ellipse, line, path, rect, times } from '../shapes.ts';

/** An airliner flying to the right, nose raised, centred on the origin. */
export function airliner(canvas: Canvas, length: number, livery: string): string {
  const s = length / 600;
  const body = path(
    'M-290 -6Q-290 -34 -240 -36H190Q270 -34 300 2Q286 34 200 38H-180Q-270 30 -290 -6Z',
    canvas.tone('#fdfaf4'),
  );
  const belly = path(
    'M-286 4Q-180 18 296 8Q282 34 200 38H-180Q-262 30 -286 4Z',
    canvas.shade('#c9d6de', 0, 0.1),
  );
  const tail =
    path('M-270 -28L-318 -138H-262L-170 -34Z', canvas.tone(livery)) +
    path('M-292 -138H-262L-170 -34H-200Z', canvas.shade(livery), 'opacity=".6"');
  const farWing = path('M30 -30L-46 -116H-14L104 -32Z', canvas.shade('#9fb2be', 0, 0.2));
  const nearWing =
    path('M70 14L-120 150H-72L138 20Z', canvas.tone('#e3ebef')) +
    path('M70 14L-120 150H-104L112 18Z', canvas.shade('#9fb2be', 0, 0.1));
  const engine =
    rect(-30, 62, 86, 32, canvas.tone(livery), 'rx="16"') +
    rect(34, 62, 22, 32, canvas.shade(livery), 'rx="11"');
  return `<g transform="rotate(-9) scale(${Math.round(s * 100) / 100})">${farWing + tail + body + belly + path('M-252 0L-330 -44H-296L-206 2Z', canvas.tone(livery)) + line('M-200 -10H204', canvas.pane(), 13, 'stroke-dasharray="12 13" stroke-linecap="butt"') + path('M244 -18Q272 -12 284 0H250Z', canvas.shade(pigment.deep)) + line('M-276 12Q-100 26 150 22', canvas.tone(livery), 7) + engine + nearWing}</g>`;
}

/** A high-speed train on y = 0 running to the left, `cars` behind its nose. */
export function bulletTrain(canvas: Canvas, cars: number, livery: string): string {
  const white = canvas.tone('#fdfaf4');
  const nose =
    path('M-190 -16Q-176 -50 -96 -78Q-60 -92 0 -92H230V-8H-170Q-192 -8 -190 -16Z', white) +
    path('M-190 -18Q-150 -34 230 -34V-8H-170Q-192 -8 -190 -18Z', canvas.shade('#cfdae0', 0, 0.08)) +
    path('M-118 -68Q-80 -86 -40 -88L-34 -64Q-70 -62 -128 -58Z', canvas.shade(pigment.deep, 0, 0.4)) +
    line('M-184 -28Q-90 -44 230 -42', canvas.tone(livery), 11) +
    line('M0 -66H214', canvas.pane(), 22, 'stroke-dasharray="38 10" stroke-linecap="butt"');
  const car =
    rect(236, -92, 300, 84, white) +
    rect(236, -34, 300, 26, canvas.shade('#cfdae0', 0, 0.08)) +
    line('M236 -42H536', canvas.tone(livery), 11, 'stroke-linecap="butt"') +
    line('M250 -66H524', canvas.pane(), 22, 'stroke-dasharray="38 10" stroke-linecap="butt"');
  const next = canvas.stamp(car);
  return (
    nose +
    times(cars, (i) => next(i * 306, 0)) +
    line(
      d`M-150 -2H${230 + cars * 306}`,
      canvas.shade(pigment.ink, 0, 0),
      8,
      'stroke-dasharray="50 60" stroke-linecap="butt"',
    )
  );
}

/** A touring coach on y = 0 running to the left. */
export function coach(canvas: Canvas, colour: string): string {
  const wheel = (x: number) =>
    circle(x, -26, 32, canvas.shade(pigment.ink, 0, 0)) + circle(x, -26, 14, canvas.tone('#d9dfe2'));
  return (
    ellipse(10, 8, 260, 12, '#0a1620', 'opacity=".25"') +
    path('M-240 -30V-130Q-236 -178 -190 -180H220Q246 -180 246 -150V-30Z', canvas.tone('#fdfaf4')) +
    path('M-240 -30V-84Q0 -120 246 -60V-30Z', canvas.tone(colour)) +
    path('M-240 -30V-60Q20 -96 246 -44V-30Z', canvas.shade(colour), 'opacity=".6"') +
    path('M-232 -92V-130Q-228 -164 -196 -166H-166V-96Z', canvas.pane()) +
    line('M-150 -130H226', canvas.pane(), 56, 'stroke-dasharray="66 9" stroke-linecap="butt"') +
    rect(-244, -56, 14, 16, '#ffe9a8', 'rx="5"') +
    wheel(-150) +
    wheel(150) +
    rect(-120, -196, 130, 18, canvas.tone('#e3ebef'), 'rx="7"')
  );
}

/** A suitcase standing on y = 0. */
export const suitcase = (canvas: Canvas, colour: string) =>
  line('M-34 -200V-246H34V-200', canvas.shade(pigment.ink, 0, 0), 11) +
  rect(-90, -206, 180, 206, canvas.tone(colour), 'rx="22"') +
  rect(38, -206, 52, 206, canvas.shade(colour), 'rx="22" opacity=".6"') +
  line('M-50 -186V-20M-14 -186V-20M22 -186V-20', canvas.shade(colour, 0, 0.14), 7) +
  circle(-56, 6, 12, canvas.shade(pigment.ink, 0, 0)) +
  circle(56, 6, 12, canvas.shade(pigment.ink, 0, 0)) +
  circle(-42, -150, 20, canvas.tone(pigment.gold)) +
  path('M-30 -84q18 -14 36 0t36 0v26h-72Z', canvas.tone('#fffaf0'));
