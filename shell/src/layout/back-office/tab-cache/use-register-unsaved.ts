import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { UnsavedRegistry } from '../tabs/unsaved-registry.ts';

/**
 * Hears what the screen of a tab would lose. A screen that goes to rest takes back what it said and says it again when
 * it is looked at; what was so when it went counts until then, as antd's forms forget their fields while they rest.
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
