import type { LabelledProduct } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { Button } from 'antd';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { SortableRows } from '#src/ordered-list/sortable-rows.tsx';
import { areaMessages } from '../area-messages.ts';
import { TourSearch } from './tour-search.tsx';

const most = 100;

interface ChosenToursProps {
  readonly tours: readonly LabelledProduct[];
  readonly onChange: (tours: readonly LabelledProduct[]) => void;
}

/** Tours in an order: found and added, moved, taken out. */
export const ChosenTours = ({ tours, onChange }: ChosenToursProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  const rows = tours.map((tour) => ({ ...tour, name: text(tour.title) }));
  const order = (ids: readonly number[]) =>
    onChange(tours.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
  return (
    <>
      {tours.length < most ? (
        <TourSearch chosen={tours.map(({ id }) => id)} onChoose={(tour) => onChange([...tours, tour])} />
      ) : (
        <p>{t('products.full')}</p>
      )}
      {tours.length === 0 && <p role="status">{t('products.empty')}</p>}
      <SortableRows label={t('products.list')} rows={rows} onOrder={order}>
        {({ id, name, live }) => (
          <div style={{ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' }}>
            <RowSummary title={name} details={[]}>
              {!live && <Tag tone="bad">{t('products.notLive')}</Tag>}
            </RowSummary>
            <Button
              type="text"
              size="small"
              danger
              aria-label={`${t('products.remove')} ${name}`}
              onClick={() => onChange(tours.filter((tour) => tour.id !== id))}
            >
              {t('products.remove')}
            </Button>
          </div>
        )}
      </SortableRows>
    </>
  );
};
