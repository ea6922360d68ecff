export { ReleaseScreen as default } from '#src/features/release/release-screen.tsx';
