import type { OrderVisaDocument } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './visa.module.css';
import { useJudge } from './visa-calls.ts';
import { visaMessages } from './visa-messages.ts';

interface VerdictFormProps {
  readonly orderNo: string;
  readonly place: OrderVisaDocument;
  readonly onAccept: () => void;
  readonly busy: boolean;
  readonly onJudged: () => void;
}

const RefuseForm = ({
  orderNo,
  place,
  onJudged,
  onCancel,
}: Omit<VerdictFormProps, 'onAccept' | 'busy'> & { onCancel: () => void }) => {
  const t = useMessages(visaMessages);
  const common = useMessages(uiMessages);
  const rules = useTextRules();
  const judge = useJudge(orderNo);
  const [form] = Form.useForm<{ note: string }>();
  const draft = usePlainDraft(`refuse-document:${place.file.id}`, { note: place.note });
  const submit = async ({ note }: { note: string }) => {
    try {
      await judge.mutateAsync({ id: place.file.id, state: 'REJECTED', note });
    } catch (error) {
      return showFaults(form, error);
    }
    toast.success(t('refused'));
    draft.forgetBefore(onJudged)();
  };
  return (
    <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void submit(values)}>
      <Form.Item name="note" label={t('note')} extra={t('noteHint')} rules={rules(t('note'))}>
        <Input.TextArea rows={2} maxLength={200} autoFocus />
      </Form.Item>
      <div className={styles.actions}>
        <Button danger type="primary" htmlType="submit" loading={judge.isPending}>
          {t('confirmRefuse')}
        </Button>
        <Button onClick={draft.forgetBefore(onCancel)}>{common('cancel')}</Button>
      </div>
    </Form>
  );
};

/** Accepts a document, or refuses it with a reason. */
export const VerdictForm = ({ onAccept, busy, ...rest }: VerdictFormProps) => {
  const t = useMessages(visaMessages);
  const [refusing, setRefusing] = useState(false);
  if (refusing) return <RefuseForm {...rest} onCancel={() => setRefusing(false)} />;
  return (
    <div className={styles.actions}>
      <Button type="primary" loading={busy} onClick={onAccept}>
        {t('accept')}
      </Button>
      <Button danger onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
    </div>
  );
};
