import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { useAppName } from '#src/ui/app-names.ts';
import { HealthPart } from '../health/health-part.tsx';
import { HistoryList } from '../history/history-list.tsx';
import { historyMessages } from '../history/history-messages.ts';
import { PinList } from '../pins/pin-list.tsx';
import { pinMessages } from '../pins/pin-messages.ts';
import { RecordDialog } from '../record/record-dialog.tsx';
import { releaseMessages } from '../release-messages.ts';
import { StatePart } from '../state/state-part.tsx';
import { VersionList } from '../versions/version-list.tsx';
import styles from './app-details.module.css';

/** All there is to know and to do about the releases of one app. */
export const AppDetails = ({ status }: { status: ReleaseStatus }) => {
  const t = useMessages(releaseMessages);
  const pins = useMessages(pinMessages);
  const history = useMessages(historyMessages);
  const nameOf = useAppName();
  const [read, setRead] = useState<string>();
  const { app } = status;
  return (
    <div className={styles.details}>
      <StatePart status={status} />
      <section className={styles.card}>
        <HealthPart app={app} />
      </section>
      <div className={styles.columns}>
        <section className={styles.card}>
          <h2>{t('versions.title', { app: nameOf(app) })}</h2>
          <VersionList status={status} onRecord={setRead} />
        </section>
        <div className={styles.side}>
          <section className={styles.card}>
            <h2>{pins('title')}</h2>
            <PinList app={app} />
          </section>
          <section className={styles.card}>
            <h2>{history('title')}</h2>
            <HistoryList app={app} />
          </section>
        </div>
      </div>
      {read && <RecordDialog app={app} version={read} onClose={() => setRead(undefined)} />}
    </div>
  );
};
