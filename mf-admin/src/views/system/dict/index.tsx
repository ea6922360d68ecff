export { DictScreen as default } from '#src/features/dict/dict-screen.tsx';
