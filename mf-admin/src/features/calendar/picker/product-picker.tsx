import { useMessages } from '@portal/shared/i18n';
import { EmptyState, SearchForm } from '@portal/shared/ui';
import { Pagination, Select } from 'antd';
import { useId } from 'react';
import { KeywordFilter } from '#src/list/filters/filter-bar.tsx';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { listMessages } from '#src/list/list-messages.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { productKinds } from '#src/ui/product-kinds.ts';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useChoices } from '../calendar-calls.ts';
import { calendarMessages } from '../calendar-messages.ts';
import type { CalendarPlace } from '../use-calendar-place.ts';
import styles from './picker.module.css';
import { ProductChoice } from './product-choice.tsx';

const usePickerFilters = () => useListFilters({ kind: oneOf(...productKinds) });

const PickerTools = ({ filters, change }: ReturnType<typeof usePickerFilters>) => {
  const t = useMessages(calendarMessages);
  const common = useMessages(listMessages);
  const id = useId();
  const options = [
    { value: '', label: common('any') },
    ...productKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
  ];
  return (
    <SearchForm label={t('picker.label')} className={styles.tools}>
      <KeywordFilter
        value={filters.keywords}
        hint={t('picker.hint')}
        onSearch={(keywords) => change({ keywords })}
      />
      <div className={styles.kind}>
        <label htmlFor={id}>{t('picker.kind')}</label>
        <Select id={id} options={options} value={filters.kind ?? ''} onChange={(kind) => change({ kind })} />
      </div>
    </SearchForm>
  );
};

/** Looks for the product whose calendar is to be seen. */
export const ProductPicker = ({ place }: { place: CalendarPlace }) => {
  const t = useMessages(calendarMessages);
  const state = usePickerFilters();
  const { keywords, kind, pageNum } = state.filters;
  const query = useChoices({ keywords, kind, pageNum, pageSize: 10 });
  return (
    <div className={styles.picker} aria-busy={query.isPlaceholderData}>
      <PickerTools {...state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={56} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyState title={t('picker.nothing')} />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.list} aria-label={t('picker.products')}>
              {list.map((choice) => (
                <ProductChoice
                  key={choice.id}
                  choice={choice}
                  chosen={choice.id === place.productId}
                  onChoose={() => place.chooseProduct(choice.id)}
                />
              ))}
            </ul>
            <Pagination
              simple
              size="small"
              align="center"
              hideOnSinglePage
              current={pageNum}
              pageSize={10}
              total={total}
              showSizeChanger={false}
              onChange={(page) => state.change({ pageNum: page })}
            />
          </>
        )}
      </AdminQuery>
    </div>
  );
};
