import { useMessages } from '@portal/shared/i18n';
import { Link, type To } from '@portal/shared/router';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import styles from './breadcrumbs.module.css';

/** A step on the way here; without `to` it is a name only, as the last one is. */
export interface Crumb {
  readonly label: string;
  readonly to?: To;
}

/** The way here from the top. */
export const Breadcrumbs = ({ items }: { items: readonly Crumb[] }) => {
  const t = useMessages(uiMessages);
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {items.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <Icon name="chevron-right" size={12} />}
            {to && index < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
