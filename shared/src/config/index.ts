export * from './constants.ts';
export { writeLanguageCookie } from './language-cookie.ts';
export * from './runtime-config.ts';
