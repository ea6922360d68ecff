import type { GateFailure } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import styles from './act.module.css';
import { actMessages } from './act-messages.ts';

/** What the gate found: the rule, the file, view, package or menu row, and what is wrong with it. */
export const GateFailures = ({ failures }: { failures: readonly GateFailure[] }) => {
  const t = useMessages(actMessages);
  const text = useText();
  return (
    <ul className={styles.failures}>
      {failures.map((failure) => (
        <li key={`${failure.rule} ${failure.subject} ${failure.text.en}`}>
          <p>
            <strong>{t(`rules.${failure.rule}`)}</strong> <code>{failure.subject}</code>
          </p>
          <p>{text(failure.text)}</p>
        </li>
      ))}
    </ul>
  );
};
