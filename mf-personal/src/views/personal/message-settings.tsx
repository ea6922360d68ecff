export { MessageSettingsScreen as default } from '#src/features/message-settings/message-settings-screen.tsx';
