import type { HomeAreaRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { homeAreaCodes } from '@portal/shared/rules';
import { OrderedList } from '#src/ordered-list/ordered-list.tsx';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { areaCalls } from './area-calls.ts';
import { areaMessages } from './area-messages.ts';

/** The one area whose tours are narrowed by types and labels. */
const hasTypes = ({ code }: HomeAreaRow): boolean => code === 'recommended';

interface AreaListProps {
  readonly onEdit: (area: HomeAreaRow) => void;
  readonly onTypes: (area: HomeAreaRow) => void;
}

/** The areas of the home page, from top to bottom. */
export const AreaList = ({ onEdit, onTypes }: AreaListProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  const shows = ({ code }: HomeAreaRow) => {
    const known = homeAreaCodes.find((one) => one === code);
    return known ? t(`codes.${known}`) : code;
  };
  const actionsOf = (area: HomeAreaRow) =>
    hasTypes(area)
      ? [{ key: 'types', label: t('types.open'), anyOf: ['site:area:query'], onSelect: () => onTypes(area) }]
      : [];
  return (
    <OrderedList
      calls={areaCalls}
      label={t('table')}
      nameOf={({ title }) => text(title)}
      onEdit={onEdit}
      actionsOf={actionsOf}
      empty={{ title: t('empty.title'), body: t('empty.body') }}
    >
      {(area) => (
        <RowSummary
          title={text(area.title)}
          details={[
            text(area.subtitle),
            [shows(area), area.link, hasTypes(area) && t('types.count', { count: area.typeCount })]
              .filter(Boolean)
              .join(' · '),
          ]}
        />
      )}
    </OrderedList>
  );
};
