import { useMessages } from '@portal/shared/i18n';
import { EmptyState, SearchForm } from '@portal/shared/ui';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import filters from '#src/list/filters/filter-bar.module.css';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { SearchInput } from '#src/ui/search-input.tsx';
import styles from '../reconciliation.module.css';
import { type LineFilters, useLines } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { useLineColumns } from './use-line-columns.tsx';

interface ToolsProps {
  readonly value: LineFilters;
  readonly onChange: (change: Partial<LineFilters>) => void;
}

const providers = ['alipay', 'wechatpay', 'stripe'] as const;

const Tools = ({ value, onChange }: ToolsProps) => {
  const t = useMessages(reconciliationMessages);
  const nameOf = useProviderNames();
  const id = useId();
  return (
    <SearchForm label={t('day.lines')} className={filters.tools}>
      <ChoiceFilter
        label={t('columns.provider')}
        choices={providers.map((one) => ({ value: one, label: nameOf(one) }))}
        value={value.provider}
        onChange={(chosen) => onChange({ provider: providers.find((one) => one === chosen) })}
      />
      <div className={filters.field}>
        <label htmlFor={id}>{t('line.number')}</label>
        <SearchInput
          id={id}
          className={filters.text}
          value={value.number}
          onSearch={(number) => onChange({ number: number.slice(0, 64) || undefined })}
        />
      </div>
      <Checkbox
        checked={value.differing === 'yes'}
        onChange={({ target }) => onChange({ differing: target.checked ? 'yes' : undefined })}
      >
        {t('line.differing')}
      </Checkbox>
    </SearchForm>
  );
};

const first = { pageNum: 1, pageSize: 10 };

/** All payments and refunds of a day, as bill and records have them; differing ones first. */
export const DayLines = ({ day }: { day: string }) => {
  const t = useMessages(reconciliationMessages);
  const [shown, setShown] = useState<LineFilters>(first);
  const query = useLines(day, shown);
  const columns = useLineColumns();
  return (
    <div className={styles.list}>
      <Tools value={shown} onChange={(change) => setShown({ ...shown, ...first, ...change })} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyState title={t('line.none')} body={t('line.noneBody')} />}
      >
        {({ list, total }) => (
          <>
            <ListTable
              label={t('day.lines')}
              name="lines"
              rows={list.map((line) => ({ ...line, name: line.number }))}
              total={total}
              columns={columns}
              width={720}
            />
            <p className={styles.soft}>{t('yuan')}</p>
            <ListPager
              {...{ pageNum: shown.pageNum ?? 1, pageSize: shown.pageSize ?? 10, total }}
              onChange={(change) => setShown({ ...shown, pageNum: 1, ...change })}
            />
          </>
        )}
      </AdminQuery>
    </div>
  );
};
