/** Where a stop stands on the drawn line, in percent of the width and of the height. */
export interface Stop {
  readonly x: number;
  readonly y: number;
}

const low = 72;
const high = 28;

/** The stops of a day, evenly apart and alternately lower and higher, as a road along the coast. */
export const stopsOf = (count: number): readonly Stop[] =>
  Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) * 100) / count,
    y: index % 2 === 0 ? low : high,
  }));

/** A smooth line through the stops as an SVG path in a box of 100 × 100, running in and out at the edges. */
export const pathThrough = (stops: readonly Stop[]): string => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  const points = [{ x: 0, y: first.y }, ...stops, { x: 100, y: last.y }];
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const middle = (from.x + to.x) / 2;
    return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  });
  return `M0 ${first.y}${curves.join('')}`;
};
