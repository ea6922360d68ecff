import type { Text } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import styles from './parts.module.css';

interface TextListProps {
  readonly texts: readonly Text[];
  readonly icon: IconName;
  /** In the small print of a panel. */
  readonly small?: boolean;
}

/** Sentences below each other, each behind the same mark. */
export const TextList = ({ texts, icon, small = false }: TextListProps) => {
  const text = useText();
  return (
    <ul className={styles.texts} data-icon={icon} data-small={small}>
      {texts.map((item, place) => (
        <li key={place}>
          <Icon name={icon} size={small ? 14 : 18} />
          <span>{text(item)}</span>
        </li>
      ))}
    </ul>
  );
};
