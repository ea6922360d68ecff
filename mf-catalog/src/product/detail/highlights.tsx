import type { Text } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import styles from './reading.module.css';

/** What speaks for a product, in a few numbered sentences; nothing without any. */
export const Highlights = ({ title, texts }: { title: string; texts: readonly Text[] }) => {
  const text = useText();
  if (texts.length === 0) return null;
  return (
    <Section title={title}>
      <ol className={styles.highlights}>
        {texts.map((item, place) => (
          <li key={place}>{text(item)}</li>
        ))}
      </ol>
    </Section>
  );
};
