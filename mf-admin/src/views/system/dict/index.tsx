import { DictScreen } from '#src/features/dict/dict-screen.tsx';

export default function Dictionaries() {
  return <DictScreen />;
}
