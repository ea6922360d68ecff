import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import styles from './floating-menu.module.css';

/** An entry of a floating menu; `checked` makes it one choice of several. */
export interface FloatingEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  /** A line above it. */
  readonly apart?: boolean;
  readonly onSelect: () => void;
}

/** Where a menu opens, in pixels of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Below the lower left corner of an element. */
export const below = (element: Element): Spot => {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom + 4 };
};

interface FloatingMenuProps {
  readonly label: string;
  readonly at: Spot;
  readonly entries: readonly FloatingEntry[];
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const margin = 8;

/** Puts the menu where it was asked for, or as near as the window lets it. */
const place = (menu: HTMLElement, { x, y }: Spot): void => {
  const { innerWidth, innerHeight } = window;
  const { offsetWidth, offsetHeight } = menu;
  menu.style.left = `${Math.max(margin, Math.min(x, innerWidth - offsetWidth - margin))}px`;
  menu.style.top = `${Math.max(margin, Math.min(y, innerHeight - offsetHeight - margin))}px`;
};

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const from = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = steps[event.key]?.(from, all.length);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
};

/** A menu at a spot of the window. A press beside it and Esc close it, and the keyboard goes back where it was. */
export const FloatingMenu = ({ label, at, entries, onClose }: FloatingMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent((event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'closed') onClose();
  });

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    place(element, at);
  }, [at]);

  useEffect(() => {
    const element = menu.current;
    const onToggle = (event: Event) => closed(event);
    element?.addEventListener('toggle', onToggle);
    (element?.querySelector<HTMLElement>('[aria-checked=true]') ?? element?.querySelector('button'))?.focus();
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={move}
    >
      {entries.map(({ key, label: text, icon, checked, disabled, danger, apart, onSelect }) => (
        <button
          key={key}
          type="button"
          {...(checked === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemradio', 'aria-checked': checked })}
          tabIndex={-1}
          disabled={disabled}
          className={styles.entry}
          data-apart={apart || undefined}
          data-danger={danger || undefined}
          onClick={() => {
            menu.current?.hidePopover();
            onClose();
            onSelect();
          }}
        >
          {icon && <Icon name={icon} size={16} />}
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
};
