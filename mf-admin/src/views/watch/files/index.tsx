import { FileScreen } from '#src/features/file/file-screen.tsx';

export default function Files() {
  return <FileScreen />;
}
