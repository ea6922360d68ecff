import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Button } from 'antd';
import { userMessages } from '../user-messages.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many users pass the filters, and how many of them are chosen. */
  readonly total: number;
  readonly selected: number;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** Over the list: how many there are, or what can be done with the chosen ones together. Always as high. */
export const SelectionBar = ({ total, selected, onDelete, onClear }: SelectionBarProps) => {
  const t = useMessages(userMessages);
  const chosen = selected > 0;
  return (
    <div className={styles.bar} data-chosen={chosen || undefined}>
      <span role="status">{chosen ? t('selected', { count: selected }) : t('total', { count: total })}</span>
      {chosen && (
        <>
          <HasPerm anyOf={['sys:user:delete']}>
            <Button danger size="small" onClick={onDelete}>
              {t('deleteSelected')}
            </Button>
          </HasPerm>
          <Button type="link" size="small" onClick={onClear}>
            {t('unselect')}
          </Button>
        </>
      )}
    </div>
  );
};
