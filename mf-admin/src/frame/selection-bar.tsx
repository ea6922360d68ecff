import { useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Button, Checkbox } from 'antd';
import { listMessages } from './list-messages.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** The chosen rows of this page, and those that could be chosen. */
  readonly ids: readonly number[];
  readonly selectable: readonly number[];
  /** How many rows pass the filters. */
  readonly total: number;
  /** Which permission deletes. */
  readonly anyOf: readonly string[];
  readonly onSelect: (ids: readonly number[]) => void;
  readonly onDelete: () => void;
}

/** Over a list: how many there are, and what can be done with the chosen ones together. Always as high. */
export const SelectionBar = ({ ids, selectable, total, anyOf, onSelect, onDelete }: SelectionBarProps) => {
  const t = useMessages(listMessages);
  const mayDelete = useHasPerm(anyOf);
  const chosen = ids.length;
  return (
    <div className={styles.bar} data-chosen={chosen > 0 || undefined}>
      {mayDelete && (
        <Checkbox
          checked={chosen > 0 && chosen === selectable.length}
          indeterminate={chosen > 0 && chosen < selectable.length}
          disabled={selectable.length === 0}
          onChange={({ target }) => onSelect(target.checked ? selectable : [])}
        >
          {t('selectAll')}
        </Checkbox>
      )}
      <span role="status">
        {chosen > 0 ? t('selected', { count: chosen }) : t('total', { count: total })}
      </span>
      {chosen > 0 && (
        <Button danger size="small" onClick={onDelete}>
          {t('deleteSelected')}
        </Button>
      )}
    </div>
  );
};
