import { ComponentsScreen } from '#src/features/demo/components-screen.tsx';

export default function Components() {
  return <ComponentsScreen />;
}
