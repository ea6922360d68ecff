import { useHasPerm } from '@portal/shared/session';
import { TextLink } from '@portal/shared/ui';
import { Alert, Button } from 'antd';

interface ProposalBarProps {
  /** Who proposed what, and when. */
  readonly title: string;
  readonly reason: string;
  /** Of the reader: it can be withdrawn, and not be decided on. */
  readonly isOwn: boolean;
  readonly withdraw: { readonly label: string; readonly busy: boolean; readonly onSelect: () => void };
  /** Where those who may decide on proposals about products do that. */
  readonly decide: { readonly label: string; readonly path: string };
}

/** An open proposal about a product: its proposer withdraws it, others decide in the inbox. */
export const ProposalBar = ({ title, reason, isOwn, withdraw, decide }: ProposalBarProps) => {
  const mayDecide = useHasPerm(['biz:approval:product']);
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={title}
      description={reason}
      action={
        isOwn ? (
          <Button size="small" loading={withdraw.busy} onClick={withdraw.onSelect}>
            {withdraw.label}
          </Button>
        ) : (
          mayDecide && <TextLink to={decide.path}>{decide.label}</TextLink>
        )
      }
    />
  );
};
