import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { UnsavedRegistry } from '../tabs/unsaved-registry.ts';

/**
 * Registers the unsaved changes of a tab's screen. A hidden screen unregisters and registers again when it is
 * shown; its last answer counts until then, because antd's forms forget their fields while hidden.
 */
export const useRegisterUnsaved = (id: string, unsaved: UnsavedRegistry, shown: RefObject<boolean>) => {
  useLayoutEffect(() => {
    unsaved.clear(id);
    return () => unsaved.settle(id);
  }, [id, unsaved]);
  return useCallback(
    (isLosing: () => boolean) => {
      unsaved.add(id, isLosing);
      return () => {
        if (shown.current) unsaved.remove(id, isLosing);
      };
    },
    [id, unsaved, shown],
  );
};
