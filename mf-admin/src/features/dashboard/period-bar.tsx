import type { ProductKind } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Icon, SearchForm, saveFile } from '@portal/shared/ui';
import { Button, DatePicker, Radio, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { productKinds } from '#src/ui/product-kinds.ts';
import { useTradeSheet } from './analytics-calls.ts';
import styles from './dashboard.module.css';
import { dashboardMessages } from './dashboard-messages.ts';
import { lastDays, presetNames, presetOf, presets } from './period.ts';
import type { PeriodState } from './use-period.ts';

const maxDays = 366;

const Presets = ({ period, change }: PeriodState) => {
  const t = useMessages(dashboardMessages);
  const now = new Date();
  return (
    <Radio.Group
      optionType="button"
      aria-label={t('period.label')}
      value={presetOf(period, now)}
      options={presetNames.map((value) => ({ value, label: t(`period.presets.${value}`) }))}
      onChange={({ target }) => {
        const chosen = presetNames.find((name) => name === target.value);
        if (chosen) change(lastDays(presets[chosen], now));
      }}
    />
  );
};

const Days = ({ period, change }: PeriodState) => {
  const t = useMessages(dashboardMessages);
  const id = useId();
  const today = dayOf(new Date());
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('period.days')}</label>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        allowClear={false}
        value={[dayjs(period.from), dayjs(period.to)]}
        disabledDate={(day, { from }) =>
          day.format('YYYY-MM-DD') > today ||
          (from !== undefined && Math.abs(day.diff(from, 'day')) >= maxDays)
        }
        onChange={(days) =>
          change({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })
        }
      />
    </div>
  );
};

const Kind = ({ period, change }: PeriodState) => {
  const t = useMessages(dashboardMessages);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('period.kind')}</label>
      <Select<ProductKind | ''>
        id={id}
        className={styles.kind}
        value={period.kind ?? ''}
        options={[
          { value: '', label: t('period.all') },
          ...productKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={(kind) => change({ kind })}
      />
    </div>
  );
};

const Csv = ({ period }: Pick<PeriodState, 'period'>) => {
  const t = useMessages(dashboardMessages);
  const sheet = useTradeSheet();
  const save = () =>
    sheet.mutate(period, { onSuccess: (file) => saveFile(file, `${period.from}_${period.to}.csv`) });
  return (
    <HasPerm anyOf={['stats:trade:query']}>
      <Button icon={<Icon name="download" size={16} />} loading={sheet.isPending} onClick={save}>
        {t('period.csv')}
      </Button>
    </HasPerm>
  );
};

/** Which days and products the dashboard shows. It takes effect at once. */
export const PeriodBar = (state: PeriodState) => {
  const t = useMessages(dashboardMessages);
  return (
    <SearchForm label={t('period.label')} className={styles.bar}>
      <Presets {...state} />
      <Days {...state} />
      <Kind {...state} />
      <Csv {...state} />
    </SearchForm>
  );
};
