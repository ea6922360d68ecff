import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import styles from './menu.module.css';
import type { MenuItem } from './menu-list.tsx';
import { useMenu } from './use-menu.tsx';

interface MenuProps {
  /** What stands on the button. */
  readonly label: ReactNode;
  /** The name of the button and its menu. */
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A button that opens a short list of entries. */
export const Menu = ({ label, name, items }: MenuProps) => {
  const { trigger, list } = useMenu(name, items);
  return (
    <>
      <button type="button" className={styles.button} aria-label={name} {...trigger}>
        {label}
        <Icon name="chevron-down" size={14} />
      </button>
      {list}
    </>
  );
};
