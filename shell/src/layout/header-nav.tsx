import { useMessages } from '@portal/shared/i18n';
import { Link, useLocation } from '@portal/shared/router';
import { findRoute } from '@portal/shared/rules';
import { classNames, Icon } from '@portal/shared/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { showSettings } from '../display/show-settings.ts';
import styles from './header.module.css';
import { layoutMessages } from './messages.ts';
import { isCurrent, type NavGroup, type NavItem, useNavigation } from './navigation.ts';
import { useOfflineBadge } from './offline-badge.tsx';

const Leaf = ({ label, to }: NavItem) => {
  const location = useLocation();
  const [path = to] = to.split('?');
  const { mark, described } = useOfflineBadge(findRoute(path)?.view);
  const current = isCurrent(to, location) ? 'page' : undefined;
  return (
    <li>
      <Link to={to} className={styles.link} aria-current={current} {...described}>
        {label}
        {mark}
      </Link>
    </li>
  );
};

const Group = ({ label, items }: NavGroup) => {
  const location = useLocation();
  const { key } = location;
  const [open, setOpen] = useState(false);
  const inside = items.some(({ to }) => isCurrent(to, location));

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
        <li className={styles.text}>
          <button type="button" className={styles.link} onClick={showSettings}>
            {t('largeText')}
          </button>
        </li>
      </ul>
    </nav>
  );
};
