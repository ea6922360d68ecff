import type { Text } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import styles from './reading.module.css';

/** A few paragraphs to read. */
export const Paragraphs = ({ texts }: { texts: readonly Text[] }) => {
  const text = useText();
  return (
    <div className={styles.paragraphs}>
      {texts.map((item, place) => (
        <p key={place}>{text(item)}</p>
      ))}
    </div>
  );
};
