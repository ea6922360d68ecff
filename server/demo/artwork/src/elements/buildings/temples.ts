import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, line, path, rect, times } from '../../shapes.ts';

/** A bell-shaped stupa with a tall gilded spire. */
export function stupa(canvas: Canvas, width: number, colour: string, distance = 0): string {
  const w = width;
  const body = d`M${-w * 0.3} ${-w * 0.34}Q${-w * 0.29} ${-w * 0.72} ${-w * 0.08} ${-w * 0.86}L${-w * 0.05} ${-w * 0.98}L0 ${-w * 1.75}L${w * 0.05} ${-w * 0.98}L${w * 0.08} ${-w * 0.86}Q${w * 0.29} ${-w * 0.72} ${w * 0.3} ${-w * 0.34}Z`;
  const side = d`M0 ${-w * 1.75}L${w * 0.05} ${-w * 0.98}L${w * 0.08} ${-w * 0.86}Q${w * 0.29} ${-w * 0.72} ${w * 0.3} ${-w * 0.34}H${w * 0.1}Q${w * 0.12} ${-w * 0.74} 0 ${-w * 0.9}Z`;
  const step = (i: number) => {
    const half = w * (0.5 - i * 0.062);
    const y = -w * 0.115 * (i + 1);
    return (
      rect(-half, y, half * 2, w * 0.12, canvas.tone(i % 2 ? '#fdf4e2' : colour, distance)) +
      rect(half * 0.3, y, half * 0.7, w * 0.12, canvas.shade(colour, distance, 0.25), 'opacity=".7"')
    );
  };
  return (
    times(3, step) +
    path(body, canvas.tone(colour, distance)) +
    path(side, canvas.shade(colour, distance, 0.3), 'opacity=".8"') +
    times(4, (i) =>
      line(
        d`M${-w * (0.044 - i * 0.008)} ${-w * (1.04 + i * 0.13)}h${w * (0.088 - i * 0.016)}`,
        canvas.shade(colour, distance, 0.4),
        w * 0.018,
      ),
    ) +
    circle(0, -w * 1.77, w * 0.03, canvas.tone(pigment.gold, distance))
  );
}

/** A steep tiered temple roof with golden gables. */
export function gildedHall(canvas: Canvas, width: number): string {
  const w = width;
  const gable = (half: number, base: number, top: number) =>
    path(
      d`M${-half} ${base}Q${-half * 0.4} ${base - (base - top) * 0.3} 0 ${top}Q${half * 0.4} ${base - (base - top) * 0.3} ${half} ${base}l${half * 0.07} ${-w * 0.03}Q${half * 0.46} ${top + (base - top) * 0.6} 0 ${top - w * 0.08}Q${-half * 0.46} ${top + (base - top) * 0.6} ${-half * 1.07} ${base - w * 0.03}Z`,
      canvas.tone(pigment.gold),
    ) +
    path(
      d`M${-half} ${base}Q${-half * 0.4} ${base - (base - top) * 0.3} 0 ${top}Q${half * 0.4} ${base - (base - top) * 0.3} ${half} ${base}Z`,
      canvas.tone('#b5473c'),
    );
  return (
    rect(-w * 0.46, -w * 0.36, w * 0.92, w * 0.36, canvas.tone('#fdf4e2')) +
    rect(w * 0.14, -w * 0.36, w * 0.32, w * 0.36, canvas.shade('#fdf4e2', 0, 0.18)) +
    gable(w * 0.6, -w * 0.33, -w * 0.66) +
    gable(w * 0.42, -w * 0.47, -w * 0.82) +
    gable(w * 0.25, -w * 0.64, -w * 0.98) +
    times(4, (i) =>
      rect(-w * 0.42 + i * w * 0.265, -w * 0.34, w * 0.045, w * 0.34, canvas.tone(pigment.gold)),
    ) +
    times(3, (i) =>
      path(
        d`M${-w * 0.32 + i * w * 0.265} 0v${-w * 0.18}q${w * 0.055} ${-w * 0.1} ${w * 0.11} 0v${w * 0.18}Z`,
        canvas.dark || canvas.light === 'dusk' ? canvas.pane() : canvas.shade('#7a3a33'),
      ),
    ) +
    rect(-w * 0.52, 0, w * 1.04, w * 0.05, canvas.tone(pigment.stone)) +
    rect(-w * 0.58, w * 0.05, w * 1.16, w * 0.05, canvas.shade(pigment.stone, 0, 0.12))
  );
}
