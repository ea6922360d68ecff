const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const blended = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Local colours, as they look in white light. */
export const pigment = {
  deep: '#0b4f8a',
  coral: '#ff6b4a',
  sand: '#f7f2e9',
  ink: '#14202b',
  beach: '#f2d9a6',
  leaf: '#3f9a63',
  pine: '#1e6a55',
  moss: '#8ab35a',
  rock: '#6f8290',
  soil: '#b5533c',
  brick: '#c9654a',
  tile: '#d9583f',
  wood: '#8a5a3c',
  gold: '#f2b84b',
  red: '#d83a2f',
  sea: '#1c8aa8',
  snow: '#fdfdfb',
  stone: '#d9cfbd',
  rose: '#f29a9a',
  steel: '#8fa6b5',
} as const;
