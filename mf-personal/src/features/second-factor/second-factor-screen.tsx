import type { SecondFactors } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Card, Icon, QueryView, Skeleton, Stack } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorsQuery } from '#src/factor-query.ts';
import cardStyles from '#src/frame/account-card.module.css';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { Methods } from './methods.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import styles from './second-factor.module.css';
import { secondFactorMessages } from './second-factor-messages.ts';

const Required = () => {
  const t = useMessages(secondFactorMessages);
  return (
    <p role="status" className={styles.required}>
      <Icon name="warning" size={22} />
      {t('required')}
    </p>
  );
};

interface OwnProps {
  readonly own: SecondFactors;
}

const Own = ({ own }: OwnProps) => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isWaiting = own.required && own.factors.length === 0;
  const close = () => setCodes([]);
  return (
    <Stack gap={3}>
      {isWaiting && <Required />}
      <Card as="section" padded className={cardStyles.card}>
        <Methods own={own} onCodes={setCodes} />
      </Card>
      {own.factors.length > 0 && <RecoveryCard left={own.recoveryCodesLeft} onCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </Stack>
  );
};

/** `/personal/second-factor`: authenticator apps, passkeys and recovery codes. */
export const SecondFactorScreen = () => {
  const t = useMessages(secondFactorMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <QueryView query={useQuery(factorsQuery)} skeleton={<Skeleton height={220} radius="var(--radius)" />}>
        {(own) => <Own own={own} />}
      </QueryView>
    </PersonalPage>
  );
};
