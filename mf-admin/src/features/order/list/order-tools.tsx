import { useMessages } from '@portal/shared/i18n';
import { fenOfYuan } from '@portal/shared/rules';
import { Input } from 'antd';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import type { ListState } from '#src/list/filters/use-list-filters.ts';
import { fulfilmentNames } from '#src/order-parts/order-word-messages.ts';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import { type OrderFilters, sorts } from './order-filters.ts';
import styles from './order-list.module.css';
import { orderListMessages } from './order-list-messages.ts';

export type OrderListState = ListState<Omit<OrderFilters, 'keywords' | 'pageNum' | 'pageSize'>>;

const yuanOf = (fen: number | undefined): string => (fen === undefined ? '' : String(fen / 100));

const AmountFilter = ({ filters, change }: OrderListState) => {
  const t = useMessages(orderListMessages);
  const field = (name: 'minAmount' | 'maxAmount', label: string) => (
    <Input
      key={filters[name]}
      aria-label={label}
      className={styles.amount}
      inputMode="decimal"
      defaultValue={yuanOf(filters[name])}
      maxLength={12}
      onBlur={({ target }) => change({ [name]: fenOfYuan(target.value.trim()) })}
      onPressEnter={({ currentTarget }) => change({ [name]: fenOfYuan(currentTarget.value.trim()) })}
    />
  );
  return (
    <fieldset className={styles.amounts}>
      <legend>{t('filters.amount')}</legend>
      {field('minAmount', t('filters.min'))}
      <span aria-hidden="true">–</span>
      {field('maxAmount', t('filters.max'))}
    </fieldset>
  );
};

const StepFilter = ({ filters: { kind, fulfilment }, change }: OrderListState) => {
  const t = useMessages(orderListMessages);
  const words = useOrderWords();
  if (!kind) return null;
  const choices = Object.keys(fulfilmentNames[kind]).map((value) => ({
    value,
    label: words.step({ kind, fulfilment: value }) ?? value,
  }));
  return (
    <ChoiceFilter
      label={t('filters.step')}
      value={fulfilment}
      choices={choices}
      onChange={(value) => change({ fulfilment: value })}
    />
  );
};

/** What orders are narrowed and sorted by, beside their state. */
export const OrderTools = (state: OrderListState) => {
  const t = useMessages(orderListMessages);
  const words = useOrderWords();
  const { filters, change } = state;
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('filters.kind')}
        value={filters.kind}
        choices={productKinds.map((value) => ({ value, label: words.kind(value) }))}
        onChange={(kind) => change({ kind, fulfilment: undefined })}
      />
      <StepFilter {...state} />
      <DayRange
        label={t('filters.ordered')}
        startTime={filters.from}
        endTime={filters.to}
        onChange={({ startTime, endTime }) => change({ from: startTime, to: endTime })}
      />
      <DayRange
        label={t('filters.travel')}
        startTime={filters.travelFrom}
        endTime={filters.travelTo}
        onChange={({ startTime, endTime }) => change({ travelFrom: startTime, travelTo: endTime })}
      />
      <AmountFilter {...state} />
      <ChoiceFilter
        label={t('filters.sort')}
        value={filters.sort === 'newest' ? undefined : filters.sort}
        any={t('sorts.newest')}
        choices={sorts.slice(1).map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
    </FilterBar>
  );
};
