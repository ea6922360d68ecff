import { call } from '@portal/shared/api';
import type { FactorChallenge, FactorProof } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { AccountCard } from '../pages/account-form/account-card.tsx';
import { useCompleteLogin } from '../pages/account-form/use-complete-login.ts';
import { FactorFields } from './factor-fields.tsx';
import { factorMessages } from './messages.ts';
import { useFactorForm } from './use-factor-form.ts';

interface FactorStepProps {
  readonly challenge: FactorChallenge;
  /** Starts over with the password. */
  readonly onBack: () => void;
}

/** The second step of a login. */
export const FactorStep = ({ challenge, onBack }: FactorStepProps) => {
  const t = useMessages(factorMessages);
  const completeLogin = useCompleteLogin();
  const send = async (body: FactorProof): Promise<void> => {
    if (!(await completeLogin(await call('POST /api/v1/auth/factor', { body })))) onBack();
  };
  const fields = useFactorForm(challenge, send);
  return (
    <AccountCard
      title={t('title')}
      lead={t('login')}
      refused={fields.form.refusal}
      onSubmit={fields.submit}
      links={
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      }
    >
      <FactorFields {...fields} />
      <Button type="submit" size="large" wide busy={fields.form.busy}>
        {t('verify')}
      </Button>
    </AccountCard>
  );
};
