export { HelpScreen as default } from '#src/features/article/help/help-screen.tsx';
