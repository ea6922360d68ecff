import { OperationScreen } from '#src/features/operation/operation-screen.tsx';

export default function Operations() {
  return <OperationScreen />;
}
