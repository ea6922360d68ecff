import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';

interface ItemToolsProps {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Moves an item of a list up and down, and takes it out. */
export const ItemTools = ({ index, count, onMove, onRemove }: ItemToolsProps) => {
  const t = useMessages(formMessages);
  const place = index + 1;
  return (
    <span className={styles.tools}>
      <Button
        type="text"
        size="small"
        icon={<Icon name="chevron-up" size={16} />}
        aria-label={t('up', { place })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon name="chevron-down" size={16} />}
        aria-label={t('down', { place })}
        disabled={place === count}
        onClick={() => onMove(index, index + 1)}
      />
      <Button
        type="text"
        size="small"
        danger
        icon={<Icon name="trash" size={16} />}
        aria-label={t('remove', { place })}
        onClick={() => onRemove(index)}
      />
    </span>
  );
};
