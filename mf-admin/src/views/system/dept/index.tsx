export { DeptScreen as default } from '#src/features/dept/dept-screen.tsx';
