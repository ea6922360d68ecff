import { useMessages } from '@portal/shared/i18n';
import { Button } from 'antd';
import { calendarMessages } from './calendar-messages.ts';
import styles from './calendar-screen.module.css';

interface ChosenBarProps {
  readonly words: string | undefined;
  readonly onClear: () => void;
  readonly onEdit: () => void;
}

/** How much is chosen, and what is done with it. Always as high. */
export const ChosenBar = ({ words, onClear, onEdit }: ChosenBarProps) => {
  const t = useMessages(calendarMessages);
  return (
    <div className={styles.choice}>
      <div className={styles.chosen} data-chosen={words !== undefined || undefined}>
        <span role="status">{words ?? t('pickHint')}</span>
        {words !== undefined && (
          <>
            <Button type="link" onClick={onClear}>
              {t('clear')}
            </Button>
            <Button type="primary" onClick={onEdit}>
              {t('edit')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};
