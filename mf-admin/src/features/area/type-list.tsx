import type { AreaTypeRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { KeptList } from '#src/frame/kept-list/kept-list.tsx';
import { RowWords } from '#src/frame/kept-list/row-words.tsx';
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
    <KeptList
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
        <RowWords title={text(name)} details={[t('labels.count', { count: labelCount })]} />
      )}
    </KeptList>
  );
};
