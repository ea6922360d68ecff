import { useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import styles from '../reconciliation.module.css';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { DayDifferences } from './day-differences.tsx';
import { DayLines } from './day-lines.tsx';

/** A reconciled day: every difference with what to do about it, and all lines from both sides. */
export default function DayDrawer({ day, onClosed }: { day: string; onClosed: () => void }) {
  const t = useMessages(reconciliationMessages);
  const drawer = useDrawer(onClosed);
  const [view, setView] = useState<'differences' | 'lines'>('differences');
  return (
    <ViewDrawer drawer={drawer} title={t('day.title', { day })} width={800}>
      <Tabs
        label={t('day.views')}
        items={(['differences', 'lines'] as const).map((value) => ({ value, label: t(`day.${value}`) }))}
        value={view}
        onChange={setView}
      >
        <div className={styles.panel}>
          {view === 'differences' ? <DayDifferences day={day} /> : <DayLines day={day} />}
        </div>
      </Tabs>
    </ViewDrawer>
  );
}
