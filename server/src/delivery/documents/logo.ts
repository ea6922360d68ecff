export interface LogoRequest {
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** A single colour, as `currentColor` or `#rrggbb`: for stamps, letterheads and watermarks. */
  readonly mono?: string;
}

const sail = 'M31 8C31 22 25 32 12 37.5H31Z';
const jib = 'M35.5 14C43 20 48.5 28 49.5 37.5H35.5Z';
/** The wave that continues as a path towards the horizon. */
const wave = 'M10 47.5C15 42 20 42 25 46.5S36 51 41 46.5S50 42 54 44.5';
const wake = 'M17 54.5C21 51 25 51 29 54S38 57 42 54';

const frame = (size: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${inner}</svg>`;

const strokes = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"><path d="${wave}"/><path d="${wake}" opacity=".7"/></g>`;

/** The Haitu mark: two sails on a wave that becomes a path, in a rounded square of deep sea. Complete SVG text. */
export function drawLogo({ size, mono }: LogoRequest): string {
  if (mono) {
    const border = `<rect x="2" y="2" width="60" height="60" rx="14" fill="none" stroke="${mono}" stroke-width="3"/>`;
    return frame(size, `${border}<path d="${sail}${jib}" fill="${mono}"/>${strokes(mono)}`);
  }
  const sea = '<rect width="64" height="64" rx="15" fill="#0b4f8a"/>';
  const deep = '<path d="M0 42Q16 36 32 44T64 40V49A15 15 0 0 1 49 64H15A15 15 0 0 1 0 49Z" fill="#083c6b"/>';
  const sails = `<path d="${sail}" fill="#f7f2e9"/><path d="${jib}" fill="#ff6b4a"/>`;
  return frame(size, sea + deep + sails + strokes('#f7f2e9'));
}
