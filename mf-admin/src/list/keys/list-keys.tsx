import { type ReactNode, useRef } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import { useListKeys } from './use-list-keys.ts';

/** Rows with `data-row-key` that keys move through. */
export const ListKeys = ({ children }: { children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const { help, closeHelp } = useListKeys(area);
  return (
    <div ref={area} data-list-keys="">
      {children}
      {help && <KeysDialog onClose={closeHelp} />}
    </div>
  );
};
