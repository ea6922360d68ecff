export { ComponentsScreen as default } from '#src/features/demo/components-screen.tsx';
