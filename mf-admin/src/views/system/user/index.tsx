export { UserScreen as default } from '#src/features/user/user-screen.tsx';
