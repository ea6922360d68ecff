import { themeNames } from '../tours/names/theme-names.ts';

/** What sort of sight it is, with its English. */
export const sightCategories = {
  自然风光: 'Landscapes',
  海滨海岛: 'Coast and islands',
  古迹人文: 'Heritage',
  主题场馆: 'Museums and shows',
  主题乐园: 'Theme parks',
  湿地田园: 'Wetlands and fields',
  游船观光: 'Boat trips',
  城市漫步: 'City walks',
} as const satisfies Readonly<Record<string, string>>;

export type SightCategory = keyof typeof sightCategories;

/** What a visit is about, with its English: the themes of tours, and two more. */
export const sightThemes = {
  ...themeNames,
  夜游: 'By night',
  亲水: 'On the water',
} as const satisfies Readonly<Record<string, string>>;

export type SightTheme = keyof typeof sightThemes;
