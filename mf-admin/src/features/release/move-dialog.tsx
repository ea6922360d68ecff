import { ApiError } from '@portal/shared/api';
import type { ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, focusField, Stack, TextArea, toast } from '@portal/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useMove } from './release-calls.ts';
import type { Direction } from './release-facts.ts';
import { releaseMessages } from './release-messages.ts';

interface MoveDialogProps {
  readonly status: ReleaseStatus;
  readonly version: string;
  readonly direction: Direction;
  readonly onClose: () => void;
}

const reasonField = 'release-reason';

const Consequence = ({ status: { app, live }, version, direction }: Omit<MoveDialogProps, 'onClose'>) => {
  const t = useMessages(releaseMessages);
  return (
    <Stack gap={1}>
      <p>{live ? t('move.now', { live }) : t('move.first')}</p>
      <p>{app === 'shell' ? t('move.shellEffect') : t('move.effect', { version })}</p>
      {direction === 'rollback' && live && <p>{t('move.taken', { live })}</p>}
    </Stack>
  );
};

const useReason = ({ status: { app }, version, direction, onClose }: MoveDialogProps) => {
  const t = useMessages(releaseMessages);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const move = useMove();
  const fail = (text: string) => {
    setError(text);
    focusField(reasonField);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return fail(t('move.reasonMissing'));
    try {
      const { changed } = await move.mutateAsync({ direction, app, version, reason: reason.trim() });
      const words = changed ? (`done.${direction}` as const) : 'done.unchanged';
      toast[changed ? 'success' : 'info'](t(words, { app: t(`apps.${app}`), version }));
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      fail(refusal.message);
    }
  };
  const change = (value: string) => {
    setReason(value);
    setError('');
  };
  return { reason, error, busy: move.isPending, change, submit };
};

/** Asks for the reason, and says what follows, before another version goes live. */
export const MoveDialog = (props: MoveDialogProps) => {
  const t = useMessages(releaseMessages);
  const formId = useId();
  const { status, version, direction, onClose } = props;
  const { reason, error, busy, change, submit } = useReason(props);
  const back = direction === 'rollback';
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t(`move.${direction}`, { app: t(`apps.${status.app}`), version })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('move.cancel')}
          </Button>
          <Button type="submit" form={formId} kind={back ? 'danger' : 'primary'} busy={busy}>
            {t(back ? 'move.confirmRollback' : 'move.confirmPromote')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <Consequence {...props} />
          <TextArea
            name={reasonField}
            label={t('move.reason')}
            hint={t('move.reasonHint')}
            value={reason}
            error={error}
            rows={3}
            maxLength={500}
            required
            onChange={change}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
