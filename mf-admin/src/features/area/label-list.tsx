import type { AreaLabelRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { OrderedList } from '#src/ordered-list/ordered-list.tsx';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { labelCallsOf } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';

interface LabelListProps {
  readonly typeId: number;
  readonly onEdit: (label: AreaLabelRow) => void;
  readonly onProducts: (label: AreaLabelRow) => void;
}

/** The labels of a recommendation type, each with the number of tours that have it. */
export const LabelList = ({ typeId, onEdit, onProducts }: LabelListProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  return (
    <OrderedList
      calls={labelCallsOf(typeId)}
      label={t('labels.open')}
      nameOf={({ name }) => text(name)}
      onEdit={onEdit}
      actionsOf={(label) => [
        {
          key: 'products',
          label: t('products.open'),
          anyOf: ['site:area:edit'],
          onSelect: () => onProducts(label),
        },
      ]}
      removalNote={() => <p>{t('labels.note')}</p>}
      empty={{ title: t('labels.empty.title'), body: t('labels.empty.body') }}
    >
      {({ name, productCount }) => (
        <RowSummary title={text(name)} details={[t('products.count', { count: productCount })]} />
      )}
    </OrderedList>
  );
};
