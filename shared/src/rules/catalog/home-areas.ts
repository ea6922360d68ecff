/** What the home page can draw, by the code of its area, in the order in which it starts. */
export const homeAreaCodes = [
  'recommended',
  'sale',
  'local',
  'vicinity',
  'hotels',
  'tickets',
  'domestic',
  'abroad',
  'visas',
  'party-building',
  'learning',
  'goods',
  'news',
] as const;
export type HomeAreaCode = (typeof homeAreaCodes)[number];
