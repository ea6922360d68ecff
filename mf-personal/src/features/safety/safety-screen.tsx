import { useMessages } from '@portal/shared/i18n';
import { QueryView, Skeleton, Stack } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#src/account-query.ts';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { CloseAccount } from './close-account.tsx';
import { ClosingBanner } from './closing-banner.tsx';
import { DataExport } from './data-export.tsx';
import { Devices } from './devices.tsx';
import { Overview } from './overview.tsx';
import { safetyMessages } from './safety-messages.ts';
import { SecondStep } from './second-step.tsx';

const Places = () => (
  <Stack gap={3}>
    <Skeleton height={316} radius="var(--radius)" />
    <Skeleton height={200} radius="var(--radius)" />
  </Stack>
);

const Own = () => (
  <QueryView query={useQuery(accountQuery)} skeleton={<Places />}>
    {(account) => (
      <Stack gap={3}>
        {account.erasesAt && <ClosingBanner erasesAt={account.erasesAt} />}
        <Overview account={account} />
        <SecondStep />
        <Devices />
        <DataExport />
        {!account.erasesAt && <CloseAccount />}
      </Stack>
    )}
  </QueryView>
);

/** `/personal/safety`: password and contact details, devices, the member's data, and closing the account. */
export const SafetyScreen = () => {
  const t = useMessages(safetyMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <Own />
    </PersonalPage>
  );
};
