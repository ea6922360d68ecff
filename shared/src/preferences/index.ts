export { usePreference } from './use-preference.ts';
