export { AlertScreen as default } from '#src/features/alert/alert-screen.tsx';
