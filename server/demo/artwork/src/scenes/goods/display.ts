import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { island } from '../../elements/landscape/land.ts';
import { at, circle, d, ellipse, line, rect, times } from '../../shapes.ts';

export const shelf = 660;

const walls = [
  ['#cfe3e6', '#f7e9cf'],
  ['#f7e3c9', '#ffb59c'],
  ['#0f5f93', '#ff8a66'],
  ['#f3d3bf', '#fff3df'],
  ['#2f7f7a', '#f7d48a'],
  ['#e9e2d4', '#8fc7d6'],
] as const;

/** A sunlit niche by the sea in which the wares stand. */
export const display = (canvas: Canvas, wares: string, spread = 300): string => {
  const { random } = canvas;
  const [wall, disc] = random.pick(walls);
  const leaf = (x: number, turn: number, size: number) =>
    at(
      x,
      shelf + 10,
      `<path d="M0 0Q-60 -150 0 -330Q60 -150 0 0Z" fill="${canvas.tone(mix(wall, '#2f7a5b', 0.55))}"/><path d="M0 0V-300" stroke="${canvas.tone(wall)}" stroke-width="4" opacity=".5"/>`,
      size,
      turn,
    );
  const view = `<g clip-path="${canvas.clip(circle(600, 440, 292, '#000'))}">${
    rect(300, 140, 600, 420, canvas.linear([canvas.tone(disc), canvas.tone(mix(disc, '#ffffff', 0.55))])) +
    circle(500, 330, 64, canvas.palette.sun) +
    at(760, 520, island(canvas, 340, 96, '#4f8a8f', 0.5)) +
    rect(300, 518, 600, 220, canvas.tone(mix('#2a86a8', wall, 0.25))) +
    line(
      times(9, () => d`M${random.between(320, 800)} ${random.between(532, 640)}h${random.between(24, 70)}`),
      '#ffffff',
      3,
      'opacity=".45"',
    )
  }</g>`;
  const stand =
    rect(
      0,
      shelf,
      1200,
      240,
      canvas.linear([
        canvas.tone(mix(wall, '#f3e6cf', 0.7)),
        canvas.shade(mix(wall, '#d9bb8a', 0.6), 0, 0.1),
      ]),
    ) + rect(0, shelf, 1200, 12, '#ffffff', 'opacity=".5"');
  return (
    rect(0, 0, 1200, 900, canvas.linear([canvas.tone(wall), canvas.shade(wall, 0, 0.1)])) +
    circle(600, 440, 322, '#ffffff', 'opacity=".28"') +
    view +
    leaf(210, -26, 1.1) +
    leaf(150, -52, 0.86) +
    leaf(1000, 28, 1.15) +
    leaf(1060, 54, 0.9) +
    stand +
    ellipse(640, shelf + 34, spread + 70, 26, '#0a1620', 'opacity=".2"') +
    at(0, 30, wares)
  );
};
