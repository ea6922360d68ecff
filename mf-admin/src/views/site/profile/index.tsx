export { ProfileScreen as default } from '#src/features/profile/profile-screen.tsx';
