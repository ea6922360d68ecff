import { useMessages } from '@portal/shared/i18n';
import { Alert, Form, Input } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useSettleAnomaly } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import type { NamedAnomaly } from './use-anomaly-columns.tsx';

interface SettleDrawerProps {
  readonly anomaly: NamedAnomaly;
  readonly onClosed: () => void;
}

/** Notes what was done about a notification that does not fit. */
export default function SettleDrawer({ anomaly, onClosed }: SettleDrawerProps) {
  const t = useMessages(reconciliationMessages);
  const rulesOf = useTextRules();
  const label = t('anomaly.form.note');
  return (
    <CommandDrawer
      title={t('anomaly.form.title')}
      submitLabel={t('anomaly.form.submit')}
      done={t('anomaly.form.done')}
      draft={`settle:${anomaly.id}`}
      command={useSettleAnomaly(anomaly.id)}
      bodyOf={({ note }: { note: string }) => ({ note: note.trim() })}
      about={<Alert type="info" showIcon title={t(`anomaly.todo.${anomaly.outcome}`)} />}
      onClosed={onClosed}
    >
      <Form.Item name="note" label={label} rules={rulesOf(label)}>
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
    </CommandDrawer>
  );
}
