import { CollectionScreen } from '#src/features/collection/collection-screen.tsx';

export default function Collections() {
  return <CollectionScreen />;
}
