import type { Text } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import styles from './parts.module.css';

/** Sentences below each other, each behind the same mark. */
export const TextList = ({ texts, icon }: { texts: readonly Text[]; icon: IconName }) => {
  const text = useText();
  return (
    <ul className={styles.texts} data-icon={icon}>
      {texts.map((item, place) => (
        <li key={place}>
          <Icon name={icon} size={18} />
          <span>{text(item)}</span>
        </li>
      ))}
    </ul>
  );
};
