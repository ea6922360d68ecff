export { SettingScreen as default } from '#src/features/setting/setting-screen.tsx';
