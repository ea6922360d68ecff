import { useMessages } from '@portal/shared/i18n';
import { SearchForm } from '@portal/shared/ui';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type ReactNode, useId } from 'react';
import { userMessages } from '../user-messages.ts';
import type { FilterState } from './use-user-filters.ts';
import styles from './user-filter-bar.module.css';
import { isNarrowed } from './user-filters.ts';

const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};

const dayOrNull = (day: string | undefined): Dayjs | null => (day ? dayjs(day) : null);
const textOf = (day: Dayjs | null | undefined): string | undefined => day?.format('YYYY-MM-DD');

const Created = ({ filters, change }: FilterState) => {
  const t = useMessages(userMessages);
  return (
    <Labelled label={t('filters.created')}>
      {(id) => (
        <DatePicker.RangePicker
          id={{ start: id, end: `${id}-end` }}
          allowEmpty={[true, true]}
          value={[dayOrNull(filters.startTime), dayOrNull(filters.endTime)]}
          onChange={(days) => change({ startTime: textOf(days?.[0]), endTime: textOf(days?.[1]) })}
        />
      )}
    </Labelled>
  );
};

/** What the list can be narrowed by, beside the department. It takes effect at once. */
export const UserFilterBar = (state: FilterState) => {
  const t = useMessages(userMessages);
  const { filters, change, clear } = state;
  const statuses = [
    { value: '', label: t('filters.anyStatus') },
    { value: '1', label: t('status.on') },
    { value: '0', label: t('status.off') },
  ];
  return (
    <SearchForm label={t('filters.label')} className={styles.bar}>
      <Labelled label={t('filters.keywords')}>
        {(id) => (
          <Input.Search
            key={filters.keywords}
            id={id}
            className={styles.keywords}
            defaultValue={filters.keywords}
            placeholder={t('filters.keywordsHint')}
            maxLength={100}
            allowClear
            onSearch={(keywords) => change({ keywords: keywords.trim() })}
          />
        )}
      </Labelled>
      <Labelled label={t('filters.status')}>
        {(id) => (
          <Select
            id={id}
            className={styles.status}
            options={statuses}
            value={filters.status === undefined ? '' : String(filters.status)}
            onChange={(status) => change({ status })}
          />
        )}
      </Labelled>
      <Created {...state} />
      {isNarrowed(filters) && (
        <Button type="link" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </SearchForm>
  );
};
