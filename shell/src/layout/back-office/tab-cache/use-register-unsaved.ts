import { useCallback, useLayoutEffect } from 'react';
import type { UnsavedRegistry } from '../tabs/unsaved-registry.ts';

/**
 * Registers the unsaved changes of a tab's screen. While the screen is hidden its last answer counts, because
 * antd's forms forget their fields then. React also runs the layout effects again when the screen has suspended,
 * without the effects that register the checks: so the checks stay.
 */
export const useRegisterUnsaved = (id: string, unsaved: UnsavedRegistry) => {
  useLayoutEffect(() => {
    unsaved.resume(id);
    return () => unsaved.settle(id);
  }, [id, unsaved]);
  return useCallback(
    (isLosing: () => boolean) => {
      unsaved.add(id, isLosing);
      return () => unsaved.remove(id, isLosing);
    },
    [id, unsaved],
  );
};
