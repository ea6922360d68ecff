import { call } from '@portal/shared/api';
import type { Account } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { addDays, dayOf } from '@portal/shared/rules';
import { Button, Card, toast } from '@portal/shared/ui';
import { useState } from 'react';
import { showAccount } from '#src/account-query.ts';
import { ConfirmPasswordDialog } from '#src/form/confirm-password-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import { closingMessages } from './closing-messages.ts';
import styles from './safety.module.css';

/** For how many days a closing can be taken back. */
const days = 15;

const closeAccount = (password: string): Promise<Account> =>
  call('POST /api/v1/account/closing', { body: { password } });

const erased = ['self', 'belongings', 'orders'] as const;
const kept = ['trade', 'reviews'] as const;

const Consequences = () => {
  const t = useMessages(closingMessages);
  const language = useLanguage();
  const day = formatDay(addDays(dayOf(new Date()), days), language, { year: true });
  return (
    <div className={styles.consequences}>
      <h3>{t('erasedTitle')}</h3>
      <ul>
        {erased.map((name) => (
          <li key={name}>{t(`erased.${name}`)}</li>
        ))}
      </ul>
      <h3>{t('keptTitle')}</h3>
      <ul>
        {kept.map((name) => (
          <li key={name}>{t(`kept.${name}`)}</li>
        ))}
      </ul>
      <p>
        <strong>{t('when', { day })}</strong>
      </p>
      <p className={cardStyles.soft}>{t('blocked')}</p>
    </div>
  );
};

/** Closing the account: what goes, what stays, until when it can be taken back. */
export const CloseAccount = () => {
  const t = useMessages(closingMessages);
  const [open, setOpen] = useState(false);
  const done = (account: Account) => {
    showAccount(account);
    toast.success(t('closed'));
    setOpen(false);
    window.scrollTo({ top: 0 });
  };
  return (
    <Card as="section" padded className={cardStyles.card}>
      <h2>{t('title')}</h2>
      <p className={cardStyles.soft}>{t('lead')}</p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && (
        <ConfirmPasswordDialog
          title={t('title')}
          action={t('confirm')}
          kind="danger"
          send={closeAccount}
          onDone={done}
          onClose={() => setOpen(false)}
        >
          <Consequences />
        </ConfirmPasswordDialog>
      )}
    </Card>
  );
};
