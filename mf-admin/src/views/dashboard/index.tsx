import { DashboardScreen } from '#src/features/dashboard/dashboard-screen.tsx';

export default function Dashboard() {
  return <DashboardScreen />;
}
