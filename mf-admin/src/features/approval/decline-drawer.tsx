import type { Approval } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import { useDecline } from './approval-calls.ts';
import { approvalMessages } from './approval-messages.ts';

interface DeclineDrawerProps {
  readonly row: ListRow<Approval>;
  readonly onClosed: () => void;
}

/** Declines what a colleague proposed, or withdraws the own proposal, with a reason. */
export default function DeclineDrawer({ row: { item }, onClosed }: DeclineDrawerProps) {
  const t = useMessages(approvalMessages);
  const { kind, subject, bar } = item;
  const isOwn = bar === 'proposed';
  return (
    <CommandDrawer
      title={t(isOwn ? 'decline.withdraw' : `decline.${kind}`, { subject })}
      submitLabel={t(isOwn ? 'actions.withdraw' : 'actions.decline')}
      done={t('decline.done')}
      draft={`decline:${kind}:${subject}`}
      command={useDecline(item)}
      bodyOf={({ reason }: { reason: string }) => ({ reason: reason.trim() })}
      about={
        !isOwn && (
          <Alert type="info" showIcon title={t(`decline.hint.${kind}`)} style={{ marginBottom: 16 }} />
        )
      }
      onClosed={onClosed}
    >
      <ReasonField label={t('decline.reason')} />
    </CommandDrawer>
  );
}
