export { EditScreen as default } from '#src/features/article/edit/edit-screen.tsx';
