import type { App, ReleaseRecord } from '@portal/shared/contract';
import { defineMessages, formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { DescriptionList, Dialog } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { useAppName } from '#src/ui/app-names.ts';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useRecord } from '../release-calls.ts';
import { formatBytes } from '../release-facts.ts';
import styles from './record.module.css';
import en from './record-messages.en.json' with { type: 'json' };
import zh from './record-messages.zh-cn.json' with { type: 'json' };

/** The words around what a release is made of. */
const recordMessages = defineMessages('adminReleaseRecord', { 'zh-cn': zh, en });

interface ListProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

const List = ({ title, rows }: ListProps) => (
  <details className={styles.list}>
    <summary>
      {title} ({rows.length})
    </summary>
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);

const Lists = ({ record: { views, files, shared } }: { record: ReleaseRecord }) => {
  const t = useMessages(recordMessages);
  const bySize = [...files].sort((one, other) => other.size - one.size);
  return (
    <>
      <List
        title={t('views')}
        rows={Object.entries(views).map(([name, { size }]) => [name, formatBytes(size)])}
      />
      <List title={t('files')} rows={bySize.map(({ path, size }) => [path, formatBytes(size)])} />
      <List
        title={t('shared')}
        rows={Object.entries(shared).map(([name, range]) => [name, <code>{range}</code>])}
      />
    </>
  );
};

interface RecordDialogProps {
  readonly app: App;
  readonly version: string;
  readonly onClose: () => void;
}

/** What a release is made of, and who vouches for it. */
export const RecordDialog = ({ app, version, onClose }: RecordDialogProps) => {
  const t = useMessages(recordMessages);
  const nameOf = useAppName();
  const language = useLanguage();
  const query = useRecord(app, version);
  return (
    <Dialog open onClose={onClose} title={t('title', { app: nameOf(app), version })}>
      <AdminQuery query={query} skeleton={<RowsSkeleton rows={6} height={24} />}>
        {({ record, signatureKey, publishedAt, publishedBy }) => (
          <>
            <DescriptionList
              items={[
                { term: t('published'), value: `${formatInstant(publishedAt, language)} · ${publishedBy}` },
                { term: t('built'), value: `${formatInstant(record.builtAt, language)} · ${record.author}` },
                { term: t('commit'), value: <code>{record.commit}</code> },
                { term: t('signature'), value: signatureKey ? <code>{signatureKey}</code> : t('unsigned') },
                { term: t('platform'), value: <code>{record.platform}</code> },
                { term: t('cssPrefix'), value: <code>{record.cssPrefix}</code> },
              ]}
            />
            <Lists record={record} />
          </>
        )}
      </AdminQuery>
    </Dialog>
  );
};
