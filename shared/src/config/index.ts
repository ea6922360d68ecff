export * from './constants.ts';
export { hostCookie, writeLanguageCookie } from './host-cookie.ts';
export * from './runtime-config.ts';
