import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Button } from 'antd';
import { userMessages } from '../user-messages.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows together. */
export const SelectionBar = ({ count, onDelete, onClear }: SelectionBarProps) => {
  const t = useMessages(userMessages);
  return (
    <div className={styles.bar} role="status">
      <span>{t('selected', { count })}</span>
      <HasPerm anyOf={['sys:user:delete']}>
        <Button danger size="small" onClick={onDelete}>
          {t('deleteSelected')}
        </Button>
      </HasPerm>
      <Button type="link" size="small" onClick={onClear}>
        {t('unselect')}
      </Button>
    </div>
  );
};
