import { Link, type To } from '@portal/shared/router';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon, type IconName } from '../actions/icon.tsx';
import styles from './menu-list.module.css';

/** An entry leads somewhere (`to` inside the portal, `href` outside) or does something (`onSelect`). */
export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly to?: To;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Set for an entry that is one choice of several. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** It deletes something. */
  readonly danger?: boolean;
  /** A line above it. */
  readonly apart?: boolean;
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

interface MenuListProps {
  readonly label: string;
  readonly at: Spot;
  readonly items: readonly MenuItem[];
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
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const from = all.indexOf(document.activeElement as HTMLElement);
  const next = steps[event.key]?.(from, all.length);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
};

const Entry = ({ item, onChosen }: { item: MenuItem; onChosen: () => void }) => {
  const { label, icon, to, href, checked, disabled, danger, apart } = item;
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>{label}</span>
    </>
  );
  const common = {
    tabIndex: -1,
    className: styles.entry,
    'data-apart': apart || undefined,
    'data-danger': danger || undefined,
    onClick: onChosen,
    ...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }),
  };
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

/** A menu at a spot of the window. A press beside it, Esc and the Tab key close it. */
export const MenuList = ({ label, at, items, onClose }: MenuListProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent((event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') onClose();
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
    const first = element?.querySelector<HTMLElement>('a, button');
    (element?.querySelector<HTMLElement>('[aria-checked=true]') ?? first)?.focus();
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // The focus is back on the opener before the Tab key moves it on.
    if (event.key === 'Tab') menu.current?.hidePopover();
    else move(event);
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={press}
    >
      {items.map((item) => (
        <Entry
          key={item.key}
          item={item}
          onChosen={() => {
            menu.current?.hidePopover();
            onClose();
            item.onSelect?.();
          }}
        />
      ))}
    </div>
  );
};
