import type { StaffQuestion } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { ReasonField } from '#src/form/fields/reason-field.tsx';
import type { ListRow } from '#src/list/list-row.ts';
import post from '#src/ui/post.module.css';
import { useHide } from './question-calls.ts';
import { questionMessages } from './question-messages.ts';

interface HideDrawerProps {
  readonly row: ListRow<StaffQuestion>;
  readonly onClosed: () => void;
}

/** Hides a question for a reason that its author reads. */
export default function HideDrawer({ row: { item }, onClosed }: HideDrawerProps) {
  const t = useMessages(questionMessages);
  const text = useText();
  return (
    <CommandDrawer
      title={t('hide.title')}
      submitLabel={t('hide.submit')}
      done={t('hide.done')}
      draft={`hide:${item.id}`}
      command={useHide(item.id)}
      bodyOf={({ reason }: { reason: string }) => ({ reason: reason.trim() })}
      about={
        <>
          <Alert type="warning" showIcon title={t('hide.hint')} style={{ marginBottom: 16 }} />
          <blockquote className={post.said}>{text(item.text)}</blockquote>
        </>
      }
      onClosed={onClosed}
    >
      <ReasonField label={t('hide.reason')} placeholder={t('hide.placeholder')} />
    </CommandDrawer>
  );
}
