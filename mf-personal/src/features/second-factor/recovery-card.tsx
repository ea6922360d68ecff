import { type ApiError, call } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Card, confirm } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { factorsChanged } from '#src/factor-query.ts';
import cardStyles from '#src/frame/account-card.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

interface RecoveryCardProps {
  /** How many codes are left. */
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and making new ones. */
export const RecoveryCard = ({ left, onCodes }: RecoveryCardProps) => {
  const t = useMessages(secondFactorMessages);
  const renewing = useMutation<CallData<'POST /api/v1/account/factors/recovery-codes'>, ApiError>({
    mutationFn: () => call('POST /api/v1/account/factors/recovery-codes', {}),
    onSuccess: ({ recoveryCodes, session }) => {
      factorsChanged(session);
      onCodes(recoveryCodes);
    },
  });
  const ask = async (): Promise<void> => {
    const question = { title: t('recovery.renewTitle'), body: t('recovery.renewBody') };
    if (await confirm({ ...question, confirmLabel: t('recovery.renew'), danger: true })) renewing.mutate();
  };
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('recovery.title')}</h2>
      <p className={cardStyles.soft}>{t('recovery.lead', { count: left })}</p>
      <Button kind="quiet" icon="refresh" busy={renewing.isPending} onClick={() => void ask()}>
        {t('recovery.renew')}
      </Button>
    </Card>
  );
};
