import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { circle, d, ellipse, line, path, rect, times } from '../../shapes.ts';

/** A tall stepped-gable town house of the old canals and squares. */
export function townHouse(
  canvas: Canvas,
  width: number,
  height: number,
  wall: string,
  gable: number,
  distance = 0,
): string {
  const w = width;
  const h = height;
  const top = [
    d`M0 ${-h}L${w / 2} ${-h - w * 0.7}L${w} ${-h}Z`,
    d`M0 ${-h}v${-w * 0.12}h${w * 0.16}v${-w * 0.2}h${w * 0.17}v${-w * 0.2}h${w * 0.34}v${w * 0.2}h${w * 0.17}v${w * 0.2}h${w * 0.16}v${w * 0.12}Z`,
    d`M0 ${-h}Q${w * 0.22} ${-h} ${w * 0.26} ${-h - w * 0.34}Q${w / 2} ${-h - w * 0.66} ${w * 0.74} ${-h - w * 0.34}Q${w * 0.78} ${-h} ${w} ${-h}Z`,
  ][gable % 3];
  const rowsOf = Math.max(2, Math.round(h / (w * 0.62)) - 1);
  const panes = times(
    rowsOf * 2,
    (i) =>
      d`M${w * (0.16 + (i % 2) * 0.4)} ${-h + w * 0.12 + Math.floor(i / 2) * ((h - w * 0.5) / rowsOf)}h${w * 0.27}v${w * 0.34}h${-w * 0.27}Z`,
  );
  return (
    path(top ?? '', canvas.tone(gable % 3 === 0 ? pigment.tile : wall, distance)) +
    rect(0, -h, w, h, canvas.tone(wall, distance)) +
    rect(w * 0.86, -h, w * 0.14, h, canvas.shade(wall, distance, 0.2)) +
    path(panes, canvas.pane(distance), `stroke="${canvas.tone('#fdf8ee', distance)}" stroke-width="3"`) +
    rect(w * 0.34, -w * 0.42, w * 0.32, w * 0.42, canvas.shade(pigment.wood, distance)) +
    circle(w / 2, -h - w * 0.16, w * 0.06, canvas.pane(distance))
  );
}

/** A castle with round towers under pointed roofs. */
export function castle(canvas: Canvas, width: number, roof: string, distance: number): string {
  const w = width;
  const stone = '#efe3cf';
  const turret = (x: number, half: number, h: number) =>
    rect(x - half, -h, half * 2, h, canvas.tone(stone, distance)) +
    rect(x + half * 0.2, -h, half * 0.8, h, canvas.shade(stone, distance, 0.2)) +
    path(
      d`M${x - half * 1.3} ${-h}L${x} ${-h - half * 3.1}L${x + half * 1.3} ${-h}Z`,
      canvas.tone(roof, distance),
    ) +
    path(
      d`M${x + half * 0.2} ${-h}L${x} ${-h - half * 3.1}L${x + half * 1.3} ${-h}Z`,
      canvas.shade(roof, distance, 0.3),
    ) +
    rect(x - half * 0.2, -h + half * 0.8, half * 0.36, half * 0.8, canvas.pane(distance));
  return (
    turret(-w * 0.1, w * 0.07, w * 0.62) +
    turret(w * 0.2, w * 0.055, w * 0.5) +
    rect(-w * 0.36, -w * 0.32, w * 0.72, w * 0.32, canvas.tone(stone, distance)) +
    rect(w * 0.1, -w * 0.32, w * 0.26, w * 0.32, canvas.shade(stone, distance, 0.16)) +
    line(
      d`M${-w * 0.34} ${-w * 0.33}H${w * 0.36}`,
      canvas.tone(stone, distance),
      w * 0.035,
      d`stroke-dasharray="${w * 0.034} ${w * 0.026}" stroke-linecap="butt"`,
    ) +
    turret(-w * 0.38, w * 0.075, w * 0.42) +
    turret(w * 0.38, w * 0.075, w * 0.38) +
    path(
      d`M${-w * 0.07} 0v${-w * 0.1}a${w * 0.07} ${w * 0.08} 0 0 1 ${w * 0.14} 0V0Z`,
      canvas.shade(pigment.wood, distance),
    )
  );
}

/** A thatched villa on stilts over the lagoon. */
export function stiltVilla(canvas: Canvas, width: number, distance = 0): string {
  const w = width;
  const thatch = '#c79a5f';
  return (
    line(
      d`M${-w * 0.4} ${-w * 0.2}V${w * 0.04}M${-w * 0.14} ${-w * 0.2}V${w * 0.06}M${w * 0.14} ${-w * 0.2}V${w * 0.06}M${w * 0.4} ${-w * 0.2}V${w * 0.04}`,
      canvas.shade(pigment.wood, distance),
      w * 0.03,
    ) +
    rect(-w * 0.5, -w * 0.23, w, w * 0.045, canvas.tone('#b5804f', distance)) +
    rect(-w * 0.36, -w * 0.5, w * 0.72, w * 0.28, canvas.tone('#e8c99a', distance)) +
    rect(w * 0.12, -w * 0.5, w * 0.24, w * 0.28, canvas.shade('#e8c99a', distance, 0.22)) +
    rect(-w * 0.26, -w * 0.44, w * 0.26, w * 0.2, canvas.pane(distance)) +
    path(
      d`M${-w * 0.54} ${-w * 0.44}Q${-w * 0.2} ${-w * 0.64} 0 ${-w * 0.98}Q${w * 0.2} ${-w * 0.64} ${w * 0.54} ${-w * 0.44}Q0 ${-w * 0.5} ${-w * 0.54} ${-w * 0.44}Z`,
      canvas.tone(thatch, distance),
    ) +
    path(
      d`M${w * 0.06} ${-w * 0.48}Q${w * 0.1} ${-w * 0.7} 0 ${-w * 0.98}Q${w * 0.2} ${-w * 0.64} ${w * 0.54} ${-w * 0.44}Q${w * 0.3} ${-w * 0.47} ${w * 0.06} ${-w * 0.48}Z`,
      canvas.shade(thatch, distance),
    ) +
    ellipse(0, w * 0.06, w * 0.46, w * 0.025, canvas.palette.water[1], 'opacity=".35"')
  );
}
