export { lockAllSettings, readSettings, type Settings, storeSettings } from './settings.ts';
