import { useRef } from 'react';

/**
 * Whether the user has changed a value of a form. antd keeps its flag in the mounted field, which forgets it when it
 * unmounts; this one lives as long as the drawer.
 */
export const useChanged = (before = false) => {
  const changed = useRef(before);
  return {
    isChanged: () => changed.current,
    setChanged: (value: boolean) => {
      changed.current = value;
    },
  };
};
