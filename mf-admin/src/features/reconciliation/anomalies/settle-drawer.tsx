import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Alert, Form, Input } from 'antd';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
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
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<{ note: string }>();
  const save = useSettleAnomaly(anomaly.id);
  const submit = ({ note }: { note: string }) =>
    save.mutate(
      { note: note.trim() },
      {
        onSuccess: () => {
          toast.success(t('anomaly.form.done'));
          drawer.close();
        },
        onError: (error) => showFaults(form, error),
      },
    );
  return (
    <FormDrawer
      drawer={drawer}
      title={t('anomaly.form.title')}
      submitLabel={t('anomaly.form.submit')}
      busy={save.isPending}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      <Alert type="info" showIcon title={t(`anomaly.todo.${anomaly.outcome}`)} />
      <Form form={form} layout="vertical" onFinish={submit} style={{ marginTop: 16 }}>
        <Form.Item name="note" label={t('anomaly.form.note')} rules={rulesOf(t('anomaly.form.note'))}>
          <Input.TextArea rows={4} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </FormDrawer>
  );
}
