import type { PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { jumpTo, pathOf } from './field-path.ts';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';
import { useFaultWords } from './use-fault-words.ts';

/** Everything that is wrong, each a way to its field. It comes into sight by itself. */
export const FaultSummary = ({ faults }: { faults: readonly PublishFault[] }) => {
  const t = useMessages(formMessages);
  const wordsOf = useFaultWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        type="error"
        role="alert"
        title={t('faults.title', { count: faults.length })}
        description={
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.field} ${fault.code}`}>
                <Button type="link" size="small" onClick={() => jumpTo(pathOf(fault.field))}>
                  {wordsOf(fault)}
                </Button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
};
