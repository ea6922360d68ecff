import type { Difference } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import styles from './operation.module.css';
import { operationMessages } from './operation-messages.ts';
import { useOperationNames } from './operation-names.ts';

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
  const { fieldName } = useOperationNames();
  if (differences.length === 0) return <p>{t('detail.nothing')}</p>;
  return (
    <ul className={styles.changes}>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{fieldName(field)}</span>
          <dl className={styles.pair}>
            <div>
              <dt>{t('detail.before')}</dt>
              <dd>
                <Value text={before} />
              </dd>
            </div>
            <div>
              <dt>{t('detail.after')}</dt>
              <dd>
                <Value text={after} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
};
