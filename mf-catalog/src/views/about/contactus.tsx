export { ProfileScreen as default } from '#src/features/article/about/profile-screen.tsx';
