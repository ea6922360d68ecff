export type Point = readonly [x: number, y: number];

/** Shortest decimal form: in a picture of 1200 units, tenths for small measures and whole units for large ones. */
export const number = (value: number): string => {
  const short = Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value);
  return String(short).replace(/^(-?)0\./, '$1.');
};

const numbers = (text: TemplateStringsArray, values: readonly (number | string)[]) =>
  String.raw({ raw: text }, ...values.map((value) => (typeof value === 'number' ? number(value) : value)));

/** Path data with its numbers shortened. */
export const d = (text: TemplateStringsArray, ...values: (number | string)[]) => numbers(text, values);

export const path = (data: string, fill: string, more = '') =>
  `<path d="${data}" fill="${fill}"${attributes(more)}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect${d` x="${x}" y="${y}" width="${width}" height="${height}"`} fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle${d` cx="${x}" cy="${y}" r="${r}"`} fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse${d` cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`} fill="${fill}"${attributes(more)}/>`;

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  path(`${points.map(([x, y], i) => d`${i ? 'L' : 'M'}${x} ${y}`).join('')}Z`, fill, more);

/** A stroke with round ends, unless `more` names its own. */
export const line = (data: string, stroke: string, width: number, more = '') => {
  const ends = more.includes('linecap') ? '' : ' stroke-linecap="round"';
  return path(data, 'none', `stroke="${stroke}" stroke-width="${number(width)}"${ends}${attributes(more)}`);
};

/** Draws `content`, made around the origin, somewhere else. */
export const at = (x: number, y: number, content: string, scale = 1, turn = 0) =>
  `<g transform="${d`translate(${x} ${y})`}${turn ? d` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`;

export const faded = (opacity: number, content: string) =>
  `<g opacity="${Math.round(opacity * 100) / 100}">${content}</g>`;

/** A soft curve through the middles between the points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const steps = rest.map(([x, y], i) => {
    const after = rest[i + 1];
    return after ? d`Q${x} ${y} ${(x + after[0]) / 2} ${(y + after[1]) / 2}` : d`L${x} ${y}`;
  });
  return d`M${first[0]} ${first[1]}${steps.join('')}`;
}

/** Calls `draw` for 0 to count - 1 and joins what it drew. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function attributes(more: string) {
  return more ? ` ${more}` : '';
}
