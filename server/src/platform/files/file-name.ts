import type { FileType } from './file-type.ts';

const endings: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
};

const otherNames: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
};
const undeclared = ['', 'application/octet-stream'];

const endingOf = (name: string): string | undefined => /\.([^.\s]{1,10})$/.exec(name)?.[1]?.toLowerCase();

/** Whether a file's name and the type it was declared as agree with what it is; who says nothing does not lie. */
export const agrees = (type: FileType, { name, declared }: { name: string; declared: string }): boolean => {
  const ending = endingOf(name);
  const said = declared.toLowerCase().trim();
  return (
    (ending === undefined || endings[type].includes(ending)) &&
    (undeclared.includes(said) || (otherNames[said] ?? said) === type)
  );
};

const longest = 100;

/** Control characters, and those that turn the direction of writing and so hide what a name ends with. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name to show and to save under: without folders and what cannot be seen, at most 100 characters, with its ending. */
export const cleanName = (name: string, type: FileType): string => {
  const last = name.normalize('NFC').replace(unwanted, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  const ending = endingOf(last) ?? endings[type][0];
  const stem = last.replace(/\.[^.\s]{1,10}$/, '') || 'file';
  return `${[...stem].slice(0, longest - ending.length - 1).join('')}.${ending}`;
};
