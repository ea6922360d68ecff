import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { below, type MenuItem, MenuList, type Spot } from './menu-list.tsx';

/** Whether the focus is still in a menu, or nowhere. */
const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[role=menu]'));
};

/**
 * A menu that a button opens and closes: `trigger` is for the button, `list` stands beside it. The focus goes back to
 * the button, unless something else was pressed.
 */
export const useMenu = (label: string, items: readonly MenuItem[]) => {
  const [at, setAt] = useState<Spot>();
  const opener = useRef<HTMLButtonElement>(null);
  // The press that closes the menu from outside is the one that begins a click on the button.
  const wasOpen = useRef(false);
  const close = () => {
    setAt(undefined);
    if (isFocusLost()) opener.current?.focus();
  };
  const trigger = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': at !== undefined,
    onPointerDown: () => {
      wasOpen.current = at !== undefined;
    },
    onClick: ({ currentTarget }: MouseEvent) => {
      if (!wasOpen.current) setAt(below(currentTarget));
      wasOpen.current = false;
    },
  } as const;
  const list: ReactNode = at && <MenuList label={label} at={at} items={items} onClose={close} />;
  return { trigger, list };
};
