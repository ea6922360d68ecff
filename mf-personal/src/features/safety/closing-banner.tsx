import { type ApiError, call } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Icon, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { showAccount } from '#src/account-query.ts';
import { closingMessages } from './closing-messages.ts';
import styles from './safety.module.css';

/** Says when a closed account is erased, and takes the closing back. */
export const ClosingBanner = ({ erasesAt }: { erasesAt: string }) => {
  const t = useMessages(closingMessages);
  const language = useLanguage();
  const back = useMutation<Account, ApiError>({
    mutationFn: () => call('DELETE /api/v1/account/closing', {}),
    onSuccess: (account) => {
      showAccount(account);
      toast.success(t('backDone'));
    },
  });
  return (
    <section role="status" className={styles.banner}>
      <Icon name="warning" size={24} />
      <div>
        <h2>{t('banner', { at: formatInstant(erasesAt, language) })}</h2>
        <p>{t('bannerBody')}</p>
      </div>
      <Button busy={back.isPending} onClick={() => back.mutate()}>
        {t('back')}
      </Button>
    </section>
  );
};
