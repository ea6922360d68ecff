import { useMessages } from '@portal/shared/i18n';
import { isDay } from '@portal/shared/rules';
import { Tabs, useQueryParams } from '@portal/shared/ui';
import { lazy } from 'react';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { useOpenRecord } from '#src/list/use-open-record.ts';
import { AnomalyList } from './anomalies/anomaly-list.tsx';
import type { NamedAnomaly } from './anomalies/use-anomaly-columns.tsx';
import { DayList } from './days/day-list.tsx';
import { RunButton } from './days/run-button.tsx';
import { useRun } from './days/use-run-day.ts';
import { reconciliationMessages } from './reconciliation-messages.ts';

const DayDrawer = lazy(() => import('./days/day-drawer.tsx'));
const SettleDrawer = lazy(() => import('./anomalies/settle-drawer.tsx'));

const Days = ({ run, running }: ReturnType<typeof useRun>) => {
  const [opened, open] = useOpenRecord('day');
  return (
    <>
      <DayList onOpen={({ day }) => open(day)} onRun={run} running={running} />
      {opened && isDay(opened) && (
        <Overlay>
          <DayDrawer key={opened} day={opened} onClosed={() => open(undefined)} />
        </Overlay>
      )}
    </>
  );
};

const Anomalies = () => {
  const [settling, settle, turn] = useOverlay<NamedAnomaly>();
  return (
    <>
      <AnomalyList onSettle={settle} />
      {settling && (
        <Overlay>
          <SettleDrawer key={turn} anomaly={settling} onClosed={() => settle(undefined)} />
        </Overlay>
      )}
    </>
  );
};

/** Our books held against the providers' bills day by day, and the notifications that do not fit. */
export const ReconciliationScreen = () => {
  const t = useMessages(reconciliationMessages);
  const { get, set } = useQueryParams();
  const again = useRun();
  const view = get('view') === 'anomalies' ? 'anomalies' : 'days';
  const nothing = { differing: undefined, day: undefined, outcome: undefined, settled: undefined };
  return (
    <AntdPage
      title={t('title')}
      lead={t('lead')}
      actions={view === 'days' && <RunButton running={again.running} onRun={again.run} />}
    >
      <Tabs
        label={t('views')}
        items={(['days', 'anomalies'] as const).map((value) => ({ value, label: t(value) }))}
        value={view}
        onChange={(value) => set({ ...nothing, view: value === 'days' ? undefined : value })}
      />
      {view === 'days' ? <Days {...again} /> : <Anomalies />}
    </AntdPage>
  );
};
