import { Link, type To } from '@portal/shared/router';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import styles from './menu.module.css';

/** An entry leads somewhere (`to` inside the portal, `href` outside) or does something (`onSelect`). */
export interface MenuItem {
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly to?: To;
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
}

interface MenuProps {
  /** What stands on the button. */
  readonly label: ReactNode;
  /** The button's name, where `label` is not text enough. */
  readonly name?: string;
  readonly items: readonly MenuItem[];
}

const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Entry = ({ item, close }: { item: MenuItem; close: () => void }) => {
  const { label, icon, to, href, onSelect, disabled } = item;
  const choose = () => {
    close();
    onSelect?.();
  };
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {label}
    </>
  );
  const common = { role: 'menuitem', tabIndex: -1, className: styles.item, onClick: choose } as const;
  if (to)
    return (
      <Link to={to} {...common}>
        {content}
      </Link>
    );
  if (href)
    return (
      <a href={href} target="_blank" rel="noreferrer" {...common}>
        {content}
      </a>
    );
  return (
    <button type="button" disabled={disabled} {...common}>
      {content}
    </button>
  );
};

/** Calls back when something outside of the element is pressed or focused. */
const useLeaving = (open: boolean, close: () => void) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open, close]);
  return area;
};

/** A button that opens a short list of entries. */
export const Menu = ({ label, name, items }: MenuProps) => {
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const area = useLeaving(open, close);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled, a') ?? []),
  ];

  useEffect(() => {
    if (open) entries()[0]?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      button.current?.focus();
      return;
    }
    const all = entries();
    const next = moves[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (!open || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div ref={area} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {label}
        <Icon name="chevron-down" size={14} />
      </button>
      {open && (
        <div ref={list} id={listId} role="menu" tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <Entry key={index} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
};
