import type { Difference } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import styles from './operation.module.css';
import { operationMessages } from './operation-messages.ts';

/** Longer texts are collapsed. */
const shownSigns = 160;

const Value = ({ text }: { text: string | null }) => {
  const t = useMessages(operationMessages);
  if (text === null || text === '') return <>{t('detail.none')}</>;
  if (text.length <= shownSigns) return <>{text}</>;
  return (
    <details>
      <summary>
        {text.slice(0, shownSigns)}… {t('detail.more')}
      </summary>
      {text}
    </details>
  );
};

/** What a change made different, a field at a time: before, and after. */
export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => {
  const t = useMessages(operationMessages);
  const text = useText();
  if (differences.length === 0) return <p>{t('detail.nothing')}</p>;
  return (
    <ul className={styles.changes}>
      {differences.map(({ field, label, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{text(label)}</span>
          <dl className={styles.pair}>
            <div>
              <dt>{t('detail.before')}</dt>
              <dd>
                <Value text={before && text(before)} />
              </dd>
            </div>
            <div>
              <dt>{t('detail.after')}</dt>
              <dd>
                <Value text={after && text(after)} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
};
