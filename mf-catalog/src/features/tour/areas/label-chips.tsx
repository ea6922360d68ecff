import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { Group } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './areas.module.css';
import { areasMessages } from './areas-messages.ts';

interface LabelChipsProps {
  readonly orgCode: string;
  readonly typeId: number;
  readonly labelId?: number;
  readonly onChange: (labelId: number | undefined) => void;
}

/** The labels of a recommendation type. Without labels there is nothing to choose, so nothing is drawn. */
export const LabelChips = ({ orgCode, typeId, labelId, onChange }: LabelChipsProps) => {
  const t = useMessages(areasMessages);
  const text = useText();
  const labels = useQuery(
    queryOf('GET /api/recommendationLabel/:a&:b', { params: { a: orgCode, b: typeId } }),
  );
  if (!labels.data?.length) return null;
  const chips = [
    { id: undefined, name: t('anyLabel') },
    ...labels.data.map(({ id, name }) => ({ id, name: text(name) })),
  ];
  return (
    <Group label={t('labels')} className={styles.chips}>
      {chips.map(({ id, name }) => (
        <button
          key={id ?? 'any'}
          type="button"
          className={styles.chip}
          aria-pressed={id === labelId}
          onClick={() => onChange(id)}
        >
          {name}
        </button>
      ))}
    </Group>
  );
};
