import { call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { formErrors, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Button, focusField, TextInput, useCopied } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { ConfirmPasswordDialog } from '#src/form/confirm-password-dialog.tsx';
import { FormDialog } from '#src/form/form-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import { QrCode } from '#src/qr-code.tsx';
import styles from './second-factor.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

type Secret = CallData<'POST /api/v1/account/factors/totp'>;
type Added = CallData<'POST /api/v1/account/factors/totp/confirm'>;

interface AddAppDialogProps {
  readonly onDone: (added: Added) => void;
  readonly onClose: () => void;
}

const SecretCode = ({ secret, uri }: Secret) => {
  const t = useMessages(secondFactorMessages);
  const [copied, copy] = useCopied();
  return (
    <div className={styles.secret}>
      <div className={styles.qr}>
        <QrCode text={uri} label={t('app.qr')} />
      </div>
      <div>
        <p className={cardStyles.soft}>{t('app.secret')}</p>
        <p className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <Button kind="quiet" size="small" onClick={() => void copy(secret)}>
          {t(copied ? 'app.copied' : 'app.copy')}
        </Button>
      </div>
    </div>
  );
};

const ConfirmDialog = ({ secret, onDone, onClose }: AddAppDialogProps & { readonly secret: Secret }) => {
  const t = useMessages(secondFactorMessages);
  const form = useForm({
    initial: { name: t('app.defaultName'), code: '' },
    validate: ({ name, code }) =>
      formErrors({
        code: /^\d{6}$/.test(code) ? undefined : t('faults.code'),
        name: name.trim() === '' ? t('faults.name') : undefined,
      }),
    focus: 'field',
  });
  const { busy, refusal, values } = form;
  useEffect(() => focusField('code'), []);
  const send = async () => onDone(await call('POST /api/v1/account/factors/totp/confirm', { body: values }));
  return (
    <FormDialog
      {...{ busy, refusal, onClose }}
      title={t('methods.addApp')}
      action={t('app.confirm')}
      onSubmit={() => form.submit(send)}
    >
      <p className={cardStyles.soft}>{t('app.scan')}</p>
      <SecretCode {...secret} />
      <TextInput
        {...form.field('code')}
        required
        label={t('app.code')}
        hint={t('app.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      />
      <TextInput
        {...form.field('name')}
        required
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
};

/** Adds an authenticator app: the password, then the secret and its first code. */
export const AddAppDialog = ({ onDone, onClose }: AddAppDialogProps) => {
  const t = useMessages(secondFactorMessages);
  const [secret, setSecret] = useState<Secret>();
  if (secret) return <ConfirmDialog {...{ secret, onDone, onClose }} />;
  return (
    <ConfirmPasswordDialog
      title={t('methods.addApp')}
      action={t('next')}
      send={(password) => call('POST /api/v1/account/factors/totp', { body: { password } })}
      onDone={setSecret}
      onClose={onClose}
    >
      <p className={cardStyles.soft}>{t('app.ask')}</p>
    </ConfirmPasswordDialog>
  );
};
