import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import styles from './saved-filters.module.css';
import { savedFiltersMessages } from './saved-filters-messages.ts';
import type { SharedFilter } from './use-shared-filters.ts';

interface SharedLinesProps {
  readonly shared: readonly SharedFilter[];
  readonly onRemove: (filter: SharedFilter) => void;
}

/** The filters that are shared with one's roles; those that one may remove have a button. */
export const SharedLines = ({ shared, onRemove }: SharedLinesProps) => {
  const t = useMessages(savedFiltersMessages);
  const editsRoles = useHasPerm(['sys:role:edit']);
  if (shared.length === 0) return null;
  return (
    <section className={styles.shared}>
      <h3>{t('shared.title')}</h3>
      <ul className={styles.lines} aria-label={t('shared.title')}>
        {shared.map((filter) => (
          <li key={filter.id} className={styles.line}>
            <span className={styles.words}>
              {filter.name}
              <small className={styles.soft}>
                {t('shared.by', { role: filter.role.name, author: filter.author })}
              </small>
            </span>
            {(filter.isOwn || editsRoles) && (
              <Button
                type="text"
                size="small"
                danger
                aria-label={t('shared.remove', { name: filter.name, role: filter.role.name })}
                icon={<Icon name="trash" size={16} />}
                onClick={() => onRemove(filter)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
