export { agrees, cleanName } from './file-name.ts';
export { type FileType, typeOfContent } from './file-type.ts';
