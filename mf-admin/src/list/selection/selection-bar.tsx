import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { listMessages } from '../list-messages.ts';
import { SelectPage, type SelectPageProps } from './select-page.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps extends SelectPageProps {
  /** How many rows pass the filters. */
  readonly total: number;
  /** Which permission deletes. */
  readonly anyOf: readonly string[];
  readonly onDelete: () => void;
  /** The name of the delete action; default: delete. */
  readonly deleteLabel?: string;
  /** What the table is set up with, at the right. */
  readonly children?: ReactNode;
}

/** Over a list: how many there are, and what can be done with the chosen ones together. Always as high. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { ids, selectable, total, anyOf, onSelect, onDelete, deleteLabel, children } = props;
  const t = useMessages(listMessages);
  const mayDelete = useHasPerm(anyOf);
  const chosen = ids.length;
  return (
    <div className={styles.bar} data-chosen={chosen > 0 || undefined}>
      {mayDelete && <SelectPage ids={ids} selectable={selectable} onSelect={onSelect} />}
      <span role="status">
        {chosen > 0 ? t('selected', { count: chosen }) : t('total', { count: total })}
      </span>
      {chosen > 0 && (
        <Button danger size="small" onClick={onDelete}>
          {deleteLabel ?? t('deleteSelected')}
        </Button>
      )}
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
};
