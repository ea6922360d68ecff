import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Button, Checkbox } from 'antd';
import { userMessages } from '../user-messages.ts';
import styles from './selection-bar.module.css';

export interface Selection {
  /** The chosen users of this page, and how many could be chosen. */
  readonly ids: readonly number[];
  readonly selectable: readonly number[];
  readonly onSelect: (ids: readonly number[]) => void;
}

interface SelectionBarProps extends Selection {
  /** How many users pass the filters. */
  readonly total: number;
  readonly onDelete: () => void;
}

// In the table's own head it would stand twice, once in the row that antd measures by and hides.
const SelectPage = ({ ids, selectable, onSelect }: Selection) => {
  const t = useMessages(userMessages);
  return (
    <Checkbox
      checked={selectable.length > 0 && ids.length === selectable.length}
      indeterminate={ids.length > 0 && ids.length < selectable.length}
      disabled={selectable.length === 0}
      onChange={({ target }) => onSelect(target.checked ? selectable : [])}
    >
      {t('selectAll')}
    </Checkbox>
  );
};

/** Over the list: how many there are, and what can be done with the chosen ones together. Always as high. */
export const SelectionBar = ({ total, onDelete, ...selection }: SelectionBarProps) => {
  const t = useMessages(userMessages);
  const chosen = selection.ids.length;
  return (
    <div className={styles.bar} data-chosen={chosen > 0 || undefined}>
      <HasPerm anyOf={['sys:user:delete']}>
        <span className={styles.page}>
          <SelectPage {...selection} />
        </span>
      </HasPerm>
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
