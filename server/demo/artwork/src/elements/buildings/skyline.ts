import type { Canvas } from '../../canvas.ts';
import { mix, pigment } from '../../colour.ts';
import { d, line, path, rect, times } from '../../shapes.ts';

const walls = ['#f3ead9', '#cfe0e6', '#7fa6bd', '#e6b79a', '#5d86a3', '#d9cdbd'] as const;

/** One tower on y = 0 from x = 0: lit face, shaded side, rows of windows and some crown. */
function tower(canvas: Canvas, width: number, height: number, distance: number): string {
  const { random } = canvas;
  const wall = random.pick(walls);
  const w = width;
  const side = w * 0.68;
  const crowns = [
    '',
    d`M0 ${-height}L${side} ${-height - w * 0.34}V${-height}Z`,
    d`M${w * 0.16} ${-height}v${-w * 0.22}h${w * 0.6}v${w * 0.22}Z`,
    d`M${w * 0.2} ${-height}v${-w * 0.3}h${w * 0.2}v${-w * 0.36}h${w * 0.06}v${w * 0.36}h${w * 0.2}v${w * 0.3}Z`,
  ];
  const storey = Math.max(11, w * 0.2);
  const rowsOf = Math.floor((height - storey) / storey);
  const windows = times(rowsOf, (i) => d`M${w * 0.09} ${-height + storey * (i + 0.75)}H${w * 0.62}`);
  const pane =
    canvas.dark || canvas.light === 'dusk'
      ? canvas.pane(distance)
      : canvas.shade(mix(wall, pigment.deep, 0.45), distance, 0.1);
  const gaps = canvas.dark ? random.pick(['7 9 13 6', '5 12 8 6', '12 7 5 14']) : d`${w * 0.1} ${w * 0.06}`;
  return (
    path(random.pick([crowns[0], crowns[1], crowns[2], crowns[3]]) ?? '', canvas.tone(wall, distance)) +
    rect(0, -height, w, height, canvas.tone(wall, distance)) +
    rect(side, -height, w - side, height, canvas.shade(wall, distance, 0.3)) +
    line(windows, pane, storey * 0.4, `stroke-dasharray="${gaps}" stroke-linecap="butt" opacity=".85"`)
  );
}

/** A row of towers whose heights swell towards `peak` (0 to 1 across the picture). */
export function skyline(
  canvas: Canvas,
  base: number,
  height: number,
  distance: number,
  peak: number,
  left = -20,
  right = 1220,
): string {
  const { random } = canvas;
  const models = [0.62, 0.7, 0.78, 0.86, 0.94, 1.02].map((share, i) => {
    const width = 84 - ((i * 29) % 38);
    return {
      width,
      height: height * share,
      stamp: canvas.stamp(tower(canvas, width, height * share, distance)),
    };
  });
  const parts: string[] = [];
  for (let x = left; x < right; ) {
    const model = models[random.whole(0, 5)];
    if (!model) break;
    const rise = 1 - Math.min(1, Math.abs((x - left) / (right - left) - peak) * 1.5);
    const hidden = model.height - height * (0.3 + rise * 0.55 + random.between(-0.1, 0.12));
    parts.push(model.stamp(x, base + Math.max(-14, hidden)));
    x += model.width + random.between(-4, 12);
  }
  const ground = `<g clip-path="${canvas.clip(rect(-40, 0, 1280, base, '#000'))}">`;
  return `${ground}${parts.join('')}</g>`;
}

/** A cable-stayed bridge right across the picture; `deck` is the road's height. */
export function cableBridge(canvas: Canvas, deck: number, water: number, distance: number): string {
  const steel = canvas.tone('#f3efe6', distance);
  const dark = canvas.shade('#8fa1ad', distance, 0.2);
  const pylon = (x: number) => {
    const top = deck - 250;
    const cables = times(8, (i) => {
      const reach = 44 + i * 31;
      const hold = top + 12 + (7 - i) * 15;
      return d`M${x} ${hold}L${x - reach} ${deck}M${x} ${hold}L${x + reach} ${deck}`;
    });
    return (
      line(cables, canvas.shade('#7f9bad', distance), 2.4) +
      path(
        d`M${x - 26} ${water}L${x - 19} ${deck}L${x - 6} ${top}h12L${x + 19} ${deck}L${x + 26} ${water}h-14L${x + 8} ${deck}L${x} ${top + 60}L${x - 8} ${deck}L${x - 12} ${water}Z`,
        steel,
      ) +
      path(
        d`M${x} ${top}h6L${x + 19} ${deck}L${x + 26} ${water}h-14L${x + 8} ${deck}L${x} ${top + 60}Z`,
        dark,
        'opacity=".7"',
      )
    );
  };
  const piers = times(7, (i) => (i === 2 || i === 4 ? '' : rect(i * 200 - 8, deck, 16, water - deck, dark)));
  return (
    piers +
    pylon(330) +
    pylon(870) +
    rect(-10, deck - 7, 1220, 16, steel) +
    rect(-10, deck + 3, 1220, 8, dark) +
    (canvas.dark ? line(d`M0 ${deck - 12}H1200`, canvas.palette.pane, 4, 'stroke-dasharray="0 26"') : '')
  );
}
