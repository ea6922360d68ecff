import { call } from '@portal/shared/api';
import type { FactorChallenge, FactorProof } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { renewToken } from '@portal/shared/session';
import { Button, Dialog } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './factor.module.css';
import { FactorFields } from './factor-fields.tsx';
import { factorMessages } from './messages.ts';
import { useFactorForm } from './use-factor-form.ts';

interface StepUpDialogProps {
  readonly challenge: FactorChallenge;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks for the second factor again before a sensitive call. */
export const StepUpDialog = ({ challenge, answer }: StepUpDialogProps) => {
  const t = useMessages(factorMessages);
  const formId = useId();
  const send = async (body: FactorProof): Promise<void> => {
    const { tokenType, accessToken } = await call('POST /api/v1/account/factors/verify', { body });
    renewToken(tokenType, accessToken);
    answer(true);
  };
  const fields = useFactorForm(challenge, send);
  const { busy, refusal } = fields.form;
  const cancel = () => busy || answer(false);
  return (
    <Dialog
      open
      title={t('title')}
      onClose={cancel}
      footer={
        <>
          <Button kind="quiet" disabled={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('verify')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          fields.submit();
        }}
      >
        <p className={styles.lead}>{t('stepUp')}</p>
        {refusal && (
          <p role="alert" className={styles.refused}>
            {refusal}
          </p>
        )}
        <FactorFields {...fields} />
      </form>
    </Dialog>
  );
};
