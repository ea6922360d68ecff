import type { GateFailure } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { releaseActionMessages } from './action-messages.ts';
import styles from './actions.module.css';

/** What the gate found: the rule, the file, view, package or menu row, and what is wrong with it. */
export const GateFailures = ({ failures }: { failures: readonly GateFailure[] }) => {
  const t = useMessages(releaseActionMessages);
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
