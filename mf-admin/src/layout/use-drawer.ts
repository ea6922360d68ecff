import { useState } from 'react';

/** A drawer that is open from the start; `onClosed` is called when it has gone and focus is back where it was. */
export const useDrawer = (onClosed: () => void) => {
  const [open, setOpen] = useState(true);
  return {
    open,
    close: () => setOpen(false),
    afterOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClosed();
    },
  };
};
