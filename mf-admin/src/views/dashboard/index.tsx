export { DashboardScreen as default } from '#src/features/dashboard/dashboard-screen.tsx';
