import { DeptScreen } from '#src/features/dept/dept-screen.tsx';

export default function Departments() {
  return <DeptScreen />;
}
