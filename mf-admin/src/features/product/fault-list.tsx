import type { PublishFault } from '@portal/shared/contract';
import styles from './fault-list.module.css';
import { useFaultWords } from './form/use-fault-words.ts';

/** So many are read at once; the form shows the others. */
const mostRead = 12;

/** What is wrong with a product, in words. */
export const FaultList = ({ lead, faults }: { lead: string; faults: readonly PublishFault[] }) => {
  const wordsOf = useFaultWords();
  return (
    <>
      <p>{lead}</p>
      <ul className={styles.faults}>
        {faults.slice(0, mostRead).map((fault) => (
          <li key={`${fault.field} ${fault.code}`}>{wordsOf(fault)}</li>
        ))}
      </ul>
    </>
  );
};
