export * from './constants.ts';
export { hostCookie } from './host-cookie.ts';
export { writeLanguageCookie } from './language-cookie.ts';
export * from './runtime-config.ts';
