import type { FulfilmentStep } from '@portal/shared/contract';
import { defineMessages, useMessages } from '@portal/shared/i18n';
import { explainedSteps, type FulfilmentEvent, requiresFullRefund } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { Alert, Form, Input } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { orderActionMessages } from './action-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { eventMessages } from './event-messages.ts';
import en from './step-messages.en.json' with { type: 'json' };
import zh from './step-messages.zh-cn.json' with { type: 'json' };
import { useTransitionFulfilment } from './use-transition-fulfilment.ts';

/** What is asked for before staff take an order a step on. */
const stepMessages = defineMessages('adminOrderStep', { 'zh-cn': zh, en });

interface StepValues {
  readonly reason?: string;
  readonly carrier?: string;
  readonly trackingNo?: string;
}

const bodyOf = (event: FulfilmentEvent, { reason, carrier, trackingNo }: StepValues): FulfilmentStep => ({
  event,
  ...(reason ? { reason } : {}),
  ...(carrier && trackingNo ? { parcel: { carrier, trackingNo } } : {}),
});

const ReasonField = () => {
  const t = useMessages(stepMessages);
  const rules = useTextRules();
  return (
    <Form.Item name="reason" label={t('reason')} extra={t('reasonHint')} rules={rules(t('reason'))}>
      <Input.TextArea rows={3} maxLength={200} />
    </Form.Item>
  );
};

const ParcelFields = () => {
  const t = useMessages(stepMessages);
  const rules = useTextRules();
  const tracking = { pattern: /^[A-Za-z0-9-]{4,32}$/, message: t('trackingHint') };
  return (
    <>
      <Form.Item name="carrier" label={t('carrier')} rules={rules(t('carrier'))}>
        <Input maxLength={32} />
      </Form.Item>
      <Form.Item name="trackingNo" label={t('tracking')} rules={rules(t('tracking'), tracking)}>
        <Input maxLength={32} />
      </Form.Item>
    </>
  );
};

interface StepDialogProps {
  readonly orderNo: string;
  readonly event: FulfilmentEvent;
  readonly onClosed: () => void;
}

/** Asks for what a step needs, and takes it. */
export default function StepDialog({ orderNo, event, onClosed }: StepDialogProps) {
  const t = useMessages(stepMessages);
  const deed = useMessages(orderActionMessages)(event);
  const name = useMessages(eventMessages)(event);
  const take = useTransitionFulfilment(orderNo);
  const [form] = Form.useForm<StepValues>();
  const draft = usePlainDraft<StepValues>(`${event}:${orderNo}`);
  const submit = async (values: StepValues, close: () => void) => {
    try {
      await take.mutateAsync(bodyOf(event, values));
    } catch (error) {
      return showFaults(form, error);
    }
    toast.success(t('done', { step: name }));
    close();
  };
  const owes = requiresFullRefund(event);
  return (
    <ConfirmDialog
      title={deed}
      okText={t('confirm')}
      form={form}
      busy={take.isPending}
      danger={owes}
      onClosed={draft.forgetBefore(onClosed)}
    >
      {(close) => (
        <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values, close)}>
          {owes && <Alert type="warning" showIcon title={t('owes')} style={{ marginBottom: 16 }} />}
          {explainedSteps.includes(event) && <ReasonField />}
          {event === 'ship' && <ParcelFields />}
        </Form>
      )}
    </ConfirmDialog>
  );
}
