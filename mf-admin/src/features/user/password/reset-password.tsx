import { ApiError } from '@portal/shared/api';
import type { UserRow } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Stack, TextInput, toast, useCopied } from '@portal/shared/ui';
import { type SubmitEvent, useId, useState } from 'react';
import type { ListRow } from '#src/list/list-row.ts';
import { useSetPassword } from '../user-calls.ts';
import en from './password-messages.en.json' with { type: 'json' };
import zh from './password-messages.zh-cn.json' with { type: 'json' };
import { passwordFault, passwordLength, proposePassword } from './password-rules.ts';
import styles from './reset-password.module.css';

const passwordMessages = defineMessages('adminUserPassword', { 'zh-cn': zh, en });

interface StepProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** The password that was set, to be passed on. */
const NewPassword = ({ name, password, onClose }: StepProps & { password: string }) => {
  const t = useMessages(passwordMessages);
  const [copied, copy] = useCopied();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('done', { name })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            icon={copied ? 'check' : 'document'}
            onClick={() => copy(password).catch(() => toast.error(t('copyFailed')))}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </>
      }
    >
      <Stack gap={1}>
        <output className={styles.password}>{password}</output>
        <p>{t('doneBody')}</p>
      </Stack>
    </Dialog>
  );
};

const usePassword = (id: number, onDone: (password: string) => void) => {
  const t = useMessages(passwordMessages);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const save = useSetPassword(id);
  const change = (value: string) => {
    setPassword(value);
    setError('');
  };
  const submit = async () => {
    const fault = passwordFault(password);
    if (fault) return setError(t(`faults.${fault}`));
    try {
      await save.mutateAsync(password);
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      return setError(refusal.message);
    }
    onDone(password);
  };
  return { password, error, busy: save.isPending, change, submit };
};

const AskPassword = ({
  id,
  name,
  onClose,
  onDone,
}: StepProps & { id: number; onDone: (p: string) => void }) => {
  const t = useMessages(passwordMessages);
  const formId = useId();
  const { password, error, busy, change, submit } = usePassword(id, onDone);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} kind="danger" busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack gap={2}>
          <p>{t('consequence', { name })}</p>
          <TextInput
            name="new-password"
            label={t('field')}
            hint={t('rule')}
            value={password}
            error={error}
            maxLength={passwordLength.max}
            autoComplete="off"
            required
            onChange={change}
          />
          <div>
            <Button kind="quiet" size="small" icon="refresh" onClick={() => change(proposePassword())}>
              {t('propose')}
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
};

interface ResetPasswordProps {
  readonly row: ListRow<UserRow>;
  readonly onClosed: () => void;
}

/** Sets somebody's password and shows it once, so that it can be passed on. */
export default function ResetPassword({ row, onClosed }: ResetPasswordProps) {
  const [done, setDone] = useState<string>();
  const step = { name: row.name, onClose: onClosed };
  return done === undefined ? (
    <AskPassword key="ask" id={row.item.id} {...step} onDone={setDone} />
  ) : (
    <NewPassword key="done" {...step} password={done} />
  );
}
