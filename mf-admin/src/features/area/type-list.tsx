import type { AreaTypeRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { OrderedList } from '#src/ordered-list/ordered-list.tsx';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { typeCallsOf } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';

interface TypeListProps {
  readonly areaId: number;
  readonly onEdit: (type: AreaTypeRow) => void;
  readonly onLabels: (type: AreaTypeRow) => void;
}

/** The recommendation types of an area: the tabs that visitors see. */
export const TypeList = ({ areaId, onEdit, onLabels }: TypeListProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  return (
    <OrderedList
      calls={typeCallsOf(areaId)}
      label={t('types.open')}
      nameOf={({ name }) => text(name)}
      onEdit={onEdit}
      actionsOf={(type) => [
        {
          key: 'labels',
          label: t('labels.open'),
          anyOf: ['site:area:query'],
          onSelect: () => onLabels(type),
        },
      ]}
      empty={{ title: t('types.empty.title'), body: t('types.empty.body') }}
    >
      {({ name, labelCount }) => (
        <RowSummary title={text(name)} details={[t('labels.count', { count: labelCount })]} />
      )}
    </OrderedList>
  );
};
