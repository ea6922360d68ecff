export { StatementScreen as default } from '#src/features/article/statement-screen.tsx';
