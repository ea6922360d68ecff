import { below, type FloatingEntry, FloatingMenu, type Spot } from '@portal/shared/ui';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from './button.tsx';

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What the menu is called. */
  readonly menu: string;
  readonly entries: readonly FloatingEntry[];
}

/** A button that opens a menu. What an entry opens finds the way back to the button. */
export const MenuButton = ({ menu, entries, ...button }: MenuButtonProps) => {
  const [at, setAt] = useState<Spot>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAt(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        {...button}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => setAt(below(currentTarget))}
      />
      {at && <FloatingMenu label={menu} at={at} entries={entries} onClose={close} />}
    </>
  );
};
