import type { ProductCalendar } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { ProposalBar } from '#src/ui/proposal-bar.tsx';
import { useDeclinePrices } from './calendar-calls.ts';
import { calendarMessages } from './calendar-messages.ts';

/** The proposed prices of a product. */
export const PriceProposalBar = ({ id, proposal }: ProductCalendar) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const decline = useDeclinePrices(id);
  if (!proposal) return null;
  const { proposedBy, percent, createdAt, reason, isOwn } = proposal;
  const withdraw = () =>
    decline.mutate(undefined, { onSuccess: () => toast.success(t('proposal.withdrawn')) });
  return (
    <ProposalBar
      title={t('proposal.title', { name: proposedBy, percent, at: formatInstant(createdAt, language) })}
      reason={reason}
      isOwn={isOwn}
      withdraw={{ label: t('proposal.withdraw'), busy: decline.isPending, onSelect: withdraw }}
      decide={{ label: t('proposal.decide'), path: '/business/approvals?kind=prices' }}
    />
  );
};
