import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack } from '@portal/shared/ui';
import { useId } from 'react';
import { useAppName } from '#src/ui/app-names.ts';
import { ActionFields } from './action-fields.tsx';
import { releaseActionMessages } from './action-messages.ts';
import styles from './actions.module.css';
import { type ReleaseAction, takesAway } from './release-action.ts';
import { useActionForm } from './use-action-form.ts';

interface ActionDialogProps {
  readonly action: ReleaseAction;
  /** The current status of the app. */
  readonly status: ReleaseStatus;
  readonly onClose: () => void;
}

/** The details that the sentences about an action speak of. */
const wordsOf = (action: ReleaseAction, { live }: ReleaseStatus) => ({
  version: 'version' in action ? action.version : '',
  share: 'share' in action ? action.share : 0,
  subject: action.kind === 'unpin' ? action.subject : '',
  live: live ?? '',
});

const Consequence = ({ action, status }: Omit<ActionDialogProps, 'onClose'>) => {
  const t = useMessages(releaseActionMessages);
  const words = wordsOf(action, status);
  const moves = action.kind === 'promote' || action.kind === 'rollback';
  return (
    <div className={styles.words}>
      {moves && <p>{status.live ? t('replaces', words) : t('first')}</p>}
      {moves && action.app === 'shell' ? (
        <p>{t('shellEffect')}</p>
      ) : (
        <p>{t(`effect.${action.kind}`, words)}</p>
      )}
      {action.kind === 'rollback' && status.live && <p>{t('taken', words)}</p>}
    </div>
  );
};

/** Says what follows and asks for the reason before something is done with the releases of an app. */
export const ActionDialog = ({ action, status, onClose }: ActionDialogProps) => {
  const t = useMessages(releaseActionMessages);
  const nameOf = useAppName();
  const formId = useId();
  const state = useActionForm(action, onClose);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t(`title.${action.kind}`, { ...wordsOf(action, status), app: nameOf(action.app) })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(action.kind === 'unpin' ? 'keepPin' : 'cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={takesAway(action) || state.form.force ? 'danger' : 'primary'}
            busy={state.busy}
          >
            {t(state.form.force ? 'confirm.force' : `confirm.${action.kind}`)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void state.submit(event)}>
        <Stack gap={2}>
          <Consequence action={action} status={status} />
          <ActionFields action={action} state={state} />
        </Stack>
      </form>
    </Dialog>
  );
};
