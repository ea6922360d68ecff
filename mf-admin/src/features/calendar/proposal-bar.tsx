import type { ProductCalendar } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { TextLink, toast } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useDeclinePrices } from './calendar-calls.ts';
import { calendarMessages } from './calendar-messages.ts';

/** The proposed prices of a product: its proposer withdraws them, others decide in the inbox. */
export const ProposalBar = ({ id, proposal }: ProductCalendar) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const decline = useDeclinePrices(id);
  const mayDecide = useHasPerm(['biz:approval:product']);
  if (!proposal) return null;
  const { proposedBy, percent, createdAt, reason, isOwn } = proposal;
  const withdraw = () =>
    decline.mutate(undefined, { onSuccess: () => toast.success(t('proposal.withdrawn')) });
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('proposal.title', { name: proposedBy, percent, at: formatInstant(createdAt, language) })}
      description={reason}
      action={
        isOwn ? (
          <Button size="small" loading={decline.isPending} onClick={withdraw}>
            {t('proposal.withdraw')}
          </Button>
        ) : (
          mayDecide && <TextLink to="/business/approvals?kind=prices">{t('proposal.decide')}</TextLink>
        )
      }
    />
  );
};
