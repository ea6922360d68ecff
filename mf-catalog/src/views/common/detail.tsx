import { StatementScreen } from '#src/features/article/statement-screen.tsx';

export default function StatementDetail() {
  return <StatementScreen />;
}
