import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack } from '@portal/shared/ui';
import { useId } from 'react';
import { useAppName } from '#src/frame/app-name.ts';
import styles from './act.module.css';
import { ActFields } from './act-fields.tsx';
import { actMessages } from './act-messages.ts';
import { type ReleaseAct, takesAway } from './release-act.ts';
import { useActForm } from './use-act-form.ts';

interface ActDialogProps {
  readonly act: ReleaseAct;
  /** How its app stands now. */
  readonly status: ReleaseStatus;
  readonly onClose: () => void;
}

/** The details that the sentences about an act speak of. */
const wordsOf = (act: ReleaseAct, { live }: ReleaseStatus) => ({
  version: 'version' in act ? act.version : '',
  share: 'share' in act ? act.share : 0,
  subject: act.kind === 'unpin' ? act.subject : '',
  live: live ?? '',
});

const Consequence = ({ act, status }: Omit<ActDialogProps, 'onClose'>) => {
  const t = useMessages(actMessages);
  const words = wordsOf(act, status);
  const moves = act.kind === 'promote' || act.kind === 'rollback';
  return (
    <div className={styles.words}>
      {moves && <p>{status.live ? t('replaces', words) : t('first')}</p>}
      {moves && act.app === 'shell' ? <p>{t('shellEffect')}</p> : <p>{t(`effect.${act.kind}`, words)}</p>}
      {act.kind === 'rollback' && status.live && <p>{t('taken', words)}</p>}
    </div>
  );
};

/** Says what follows and asks for the reason before something is done with the releases of an app. */
export const ActDialog = ({ act, status, onClose }: ActDialogProps) => {
  const t = useMessages(actMessages);
  const nameOf = useAppName();
  const formId = useId();
  const state = useActForm(act, onClose);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t(`title.${act.kind}`, { ...wordsOf(act, status), app: nameOf(act.app) })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={takesAway(act) || state.form.force ? 'danger' : 'primary'}
            busy={state.busy}
          >
            {t(state.form.force ? 'confirm.force' : `confirm.${act.kind}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void state.submit(event)}>
        <Stack gap={2}>
          <Consequence act={act} status={status} />
          <ActFields act={act} state={state} />
        </Stack>
      </form>
    </Dialog>
  );
};
