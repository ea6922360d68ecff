import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { ProposalBar } from '#src/ui/proposal-bar.tsx';
import { usePublishProposal, useWithdrawPublishing } from './publishing-calls.ts';
import { publishingMessages } from './publishing-messages.ts';

/** The open proposal to publish a product. */
export const PublishProposalBar = ({ id }: { id: number }) => {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const proposal = usePublishProposal(id);
  const withdrawing = useWithdrawPublishing(id);
  if (!proposal) return null;
  const { proposedBy, reason, at, isOwn, isOutdated } = proposal;
  const words = { name: proposedBy, createdAt: formatInstant(proposal.createdAt, language) };
  const withdraw = () =>
    withdrawing.mutate(undefined, { onSuccess: () => toast.success(t('bar.withdrawn')) });
  return (
    <ProposalBar
      title={
        at === null ? t('bar.now', words) : t('bar.later', { ...words, at: formatInstant(at, language) })
      }
      reason={isOutdated ? `${reason} · ${t('bar.outdated')}` : reason}
      isOwn={isOwn}
      withdraw={{ label: t('bar.withdraw'), busy: withdrawing.isPending, onSelect: withdraw }}
      decide={{ label: t('bar.decide'), path: `/business/approvals?keywords=${id}` }}
    />
  );
};
