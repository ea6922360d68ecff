import { useMessages } from '@portal/shared/i18n';
import { NavLink, useLocation } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { classNames, Icon } from '@portal/shared/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import styles from './header.module.css';
import { layoutMessages } from './messages.ts';
import { type NavGroup, type NavItem, useNavigation } from './navigation.ts';
import { useOfflineBadge } from './offline-badge.tsx';

const Leaf = ({ label, to }: NavItem) => {
  const { mark, described } = useOfflineBadge(findRoute(to)?.view);
  return (
    <li>
      <NavLink to={to} end className={styles.link} {...described}>
        {label}
        {mark}
      </NavLink>
    </li>
  );
};

const Group = ({ label, items }: NavGroup) => {
  const { key, pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const inside = items.some(({ to }) => to === pathname.toLowerCase());

  // A navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <li
      className={styles.group}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className={classNames(styles.link, inside && styles.inside)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" size={14} />
      </button>
      <ul className={styles.sub} hidden={!open}>
        {items.map((item) => (
          <Leaf key={item.to} {...item} />
        ))}
      </ul>
    </li>
  );
};

/** The public navigation. */
export const HeaderNav = ({ id, open }: { id: string; open: boolean }) => {
  const t = useMessages(layoutMessages);
  const { home, tours, products, about } = useNavigation();
  return (
    <nav id={id} aria-label={t('mainNav')} className={classNames(styles.nav, open && styles.open)}>
      <ul data-narrow-marks>
        <Leaf {...home} />
        <Group {...tours} />
        {products.map((item) => (
          <Leaf key={item.to} {...item} />
        ))}
        <Group {...about} />
      </ul>
    </nav>
  );
};
