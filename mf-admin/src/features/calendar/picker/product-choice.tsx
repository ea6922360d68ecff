import type { CalendarChoice } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { calendarMessages } from '../calendar-messages.ts';
import styles from './picker.module.css';

const tones = { draft: 'sand', down: 'bad' } as const;

/** Whether a product is on sale, as a word; nothing while it is, which most are. */
export const SaleTag = ({ status }: Pick<CalendarChoice, 'status'>) => {
  const t = useMessages(calendarMessages);
  return status === 'live' ? null : <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
};

interface ProductChoiceProps {
  readonly choice: CalendarChoice;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export const ProductChoice = ({ choice, chosen, onChoose }: ProductChoiceProps) => {
  const t = useMessages(calendarMessages);
  const text = useText();
  const { kind, title, status, skuCount } = choice;
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.name}>{text(title)}</span>
        <span className={styles.facts}>
          {t(`kinds.${kind}`)} · {t('picker.skus', { count: skuCount })} <SaleTag status={status} />
        </span>
      </button>
    </li>
  );
};
