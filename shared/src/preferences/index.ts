export { loadPreferences } from './preference-store.ts';
export { usePreference } from './use-preference.ts';
