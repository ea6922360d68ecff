import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { confirm } from '@portal/shared/ui';
import { Button } from 'antd';
import { OtherEditors } from '#src/form/editors/other-editors.tsx';
import { useDiscardChanges } from '../product-calls.ts';
import { previewPath, sitePath } from '../product-paths.ts';
import styles from './form.module.css';
import { formMessages } from './form-messages.ts';
import type { Editor } from './use-editor.ts';

/** Goes back to what visitors see, once it was asked for. */
const Discard = ({ editor: { stored, reload } }: { editor: Editor }) => {
  const t = useMessages(formMessages);
  const discarding = useDiscardChanges(stored.id);
  const discard = async () => {
    const question = {
      title: t('discardQuestion.title'),
      body: t('discardQuestion.body'),
      confirmLabel: t('discardQuestion.confirm'),
      danger: true,
    };
    if (await confirm(question)) discarding.mutate(undefined, { onSuccess: () => void reload() });
  };
  return (
    <Button danger type="text" loading={discarding.isPending} onClick={() => void discard()}>
      {t('discard')}
    </Button>
  );
};

/** Stays in sight: whether all is saved, and what can be done with it. */
export const SaveBar = ({ editor }: { editor: Editor }) => {
  const t = useMessages(formMessages);
  const { stored, dirty, busy, save, saveFirst, publish } = editor;
  const preview = async () => {
    if (await saveFirst()) window.open(previewPath(stored.draft.kind, stored.id), '_blank', 'noopener');
  };
  const live = stored.status === 'live';
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.state}>
        {t(dirty ? 'unsaved' : 'upToDate')}
        {stored.changed && ` · ${t('aside')}`}
      </span>
      <OtherEditors record={{ kind: 'product', recordId: stored.id }} />
      <span className={styles.buttons}>
        {stored.changed && <Discard editor={editor} />}
        {live && (
          <Button href={sitePath(stored.draft.kind, stored.id)} target="_blank" rel="noopener">
            {t('onSite')}
          </Button>
        )}
        <Button disabled={busy} onClick={() => void preview()}>
          {t('preview')}
        </Button>
        <Button loading={busy} disabled={!dirty} onClick={() => void save()}>
          {t('save')}
        </Button>
        <HasPerm anyOf={['biz:product:publish']}>
          <Button
            type="primary"
            loading={busy}
            disabled={live && !stored.changed && !dirty}
            onClick={() => void publish()}
          >
            {t(live ? 'publishChanges' : 'publish')}
          </Button>
        </HasPerm>
      </span>
    </div>
  );
};
