import type { Language } from '@portal/shared/contract';

const words: Readonly<Record<Language, readonly string[]>> = {
  'zh-cn': ['未知', '男', '女'],
  en: ['Unknown', 'Male', 'Female'],
};

/** The label of a gender: 1 male, 2 female, all else unknown. */
export const genderLabel = (gender: number, language: Language): string =>
  words[language][gender] ?? (words[language][0] as string);

/** The gender in a sheet's cell; blank is unknown, another word is undefined. */
export const genderOf = (word: string): number | undefined => {
  if (word === '') return 0;
  const place = Object.values(words)
    .map((list) => list.findIndex((label) => label.toLowerCase() === word.toLowerCase()))
    .find((index) => index >= 0);
  return place;
};
