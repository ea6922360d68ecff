import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { TextLink, toast } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { usePublishProposal, useWithdrawPublishing } from './publishing-calls.ts';
import { publishingMessages } from './publishing-messages.ts';

/** The open proposal to publish a product: its proposer withdraws it, others decide in the inbox. */
export const PublishProposalBar = ({ id }: { id: number }) => {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const proposal = usePublishProposal(id);
  const withdrawing = useWithdrawPublishing(id);
  const mayDecide = useHasPerm(['biz:approval:product']);
  if (!proposal) return null;
  const { proposedBy, reason, at, isOwn, isOutdated } = proposal;
  const createdAt = formatInstant(proposal.createdAt, language);
  const words = { name: proposedBy, createdAt };
  const withdraw = () =>
    withdrawing.mutate(undefined, { onSuccess: () => toast.success(t('bar.withdrawn')) });
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        at === null ? t('bar.now', words) : t('bar.later', { ...words, at: formatInstant(at, language) })
      }
      description={isOutdated ? `${reason} · ${t('bar.outdated')}` : reason}
      style={{ marginBottom: 16 }}
      action={
        isOwn ? (
          <Button size="small" loading={withdrawing.isPending} onClick={withdraw}>
            {t('bar.withdraw')}
          </Button>
        ) : (
          mayDecide && <TextLink to={`/business/approvals?keywords=${id}`}>{t('bar.decide')}</TextLink>
        )
      }
    />
  );
};
