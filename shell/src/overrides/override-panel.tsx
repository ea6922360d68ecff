import { read } from '@portal/shared/api';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { Button, Dialog, Select, TextInput } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { currentReleases } from '../remotes/index.ts';
import en from './override-messages.en.json' with { type: 'json' };
import zh from './override-messages.zh-cn.json' with { type: 'json' };
import styles from './override-panel.module.css';
import { sendOverride } from './send-override.ts';

const overrideMessages = defineMessages('override', { 'zh-cn': zh, en });

type Send = (order: string) => void;

const Current = ({ overrides, send }: { overrides: readonly string[]; send: Send }) => {
  const t = useMessages(overrideMessages);
  if (overrides.length === 0) return <p>{t('none')}</p>;
  return (
    <section aria-label={t('current')}>
      <ul className={styles.list}>
        {overrides.map((override) => (
          <li key={override} className={styles.row}>
            <code>{override}</code>
            <Button
              kind="quiet"
              size="small"
              aria-label={t('endOne', { override })}
              onClick={() => send(`${override.split('@')[0]}@off`)}
            >
              {t('end')}
            </Button>
          </li>
        ))}
      </ul>
      {overrides.length > 1 && (
        <Button kind="quiet" onClick={() => send('off')}>
          {t('endAll')}
        </Button>
      )}
    </section>
  );
};

/** The published versions of an app for the select; without the permission it is a text field. */
const useVersions = (app: string): readonly string[] => {
  const enabled = useHasPerm(['release:view']);
  const { data } = useQuery({
    queryKey: ['releases', 'versions'],
    queryFn: () => read('GET /api/v1/releases', {}, { quiet: true }),
    enabled,
  });
  return data?.find((status) => status.app === app)?.versions.map(({ version }) => version) ?? [];
};

const Begin = ({ send, error }: { send: Send; error: string }) => {
  const t = useMessages(overrideMessages);
  const apps = Object.keys(currentReleases());
  const [app, setApp] = useState(apps.find((each) => each !== 'shell') ?? 'shell');
  const [source, setSource] = useState('');
  const versions = useVersions(app);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source.trim()) send(`${app}@${source.trim()}`);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label={t('app')}
        value={app}
        options={apps.map((value) => ({ value, label: value }))}
        onChange={setApp}
      />
      <TextInput
        label={t('source')}
        hint={t('hint')}
        value={source}
        error={error}
        list="override-versions"
        onChange={setSource}
      />
      <datalist id="override-versions">
        {versions.map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      <Button type="submit" disabled={!source.trim()}>
        {t('begin')}
      </Button>
    </form>
  );
};

interface PanelProps {
  /** In the syntax of the command: `mf_catalog@http://localhost:4101`. */
  readonly overrides: readonly string[];
  readonly onClose: () => void;
}

/** The active overrides of this browser, and a form to add one. */
export const OverridePanel = ({ overrides, onClose }: PanelProps) => {
  const t = useMessages(overrideMessages);
  const [error, setError] = useState('');
  const send: Send = (order) => {
    setError('');
    sendOverride(order).then(
      (refusal) => setError(refusal ?? ''),
      () => setError(t('failed')),
    );
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <p className={styles.about}>{t('about')}</p>
      <Current overrides={overrides} send={send} />
      <Begin send={send} error={error} />
    </Dialog>
  );
};
