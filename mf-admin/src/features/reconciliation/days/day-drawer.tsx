import { useMessages } from '@portal/shared/i18n';
import { Tabs } from '@portal/shared/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
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
    <Drawer
      open={drawer.open}
      title={t('day.title', { day })}
      size="min(800px, 100vw)"
      onClose={drawer.close}
      afterOpenChange={drawer.afterOpenChange}
    >
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
    </Drawer>
  );
}
