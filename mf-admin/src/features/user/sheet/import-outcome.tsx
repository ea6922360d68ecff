import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import styles from './import.module.css';
import type { ImportAnswer } from './import-answer.ts';
import { sheetMessages } from './sheet-messages.ts';

const toneOf = ({ succeeded = 0, failed = 0 }: ImportAnswer) => {
  if (failed === 0) return succeeded === 0 ? 'info' : 'success';
  return succeeded === 0 ? 'error' : 'warning';
};

/** What became of the sheet: the counts, and a line for each row that was left out. */
export const ImportOutcome = ({ answer }: { answer: ImportAnswer }) => {
  const t = useMessages(sheetMessages);
  const { summary, reasons, succeeded = 0 } = answer;
  return (
    <div className={styles.outcome}>
      <Alert
        showIcon
        type={toneOf(answer)}
        title={summary}
        description={reasons.length > 0 && succeeded > 0 ? t('kept') : undefined}
      />
      {reasons.length > 0 && (
        <section aria-label={t('reasons')}>
          <h3>{t('reasons')}</h3>
          <ol>
            {reasons.map((reason, row) => (
              <li key={row}>{reason}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
