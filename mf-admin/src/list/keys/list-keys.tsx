import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useListKeys } from './use-list-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** Rows with `data-row-key` that keys move through. */
export const ListKeys = ({ children }: { children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const { help, closeHelp } = useListKeys(area);
  return (
    <div ref={area} data-list-keys="">
      {children}
      {help && (
        <Suspense>
          <KeysDialog onClose={closeHelp} />
        </Suspense>
      )}
    </div>
  );
};
