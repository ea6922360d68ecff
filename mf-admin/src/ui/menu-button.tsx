import { type MenuItem, useMenu } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What the menu is called. */
  readonly menu: string;
  readonly entries: readonly MenuItem[];
}

/** A button that opens a menu. */
export const MenuButton = ({ menu, entries, ...button }: MenuButtonProps) => {
  const { trigger, list } = useMenu(menu, entries);
  return (
    <>
      <Button {...button} {...trigger} />
      {list}
    </>
  );
};
