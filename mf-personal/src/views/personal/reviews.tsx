export { OwnPostsScreen as default } from '#src/features/review/own/own-posts-screen.tsx';
