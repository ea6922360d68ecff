export { OpinionScreen as default } from '#src/features/review/own/opinion-screen.tsx';
