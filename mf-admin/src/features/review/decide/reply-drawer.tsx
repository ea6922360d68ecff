import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Conflict, isConflict } from '#src/form/conflict.tsx';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { useReply } from '../review-calls.ts';
import { reviewMessages } from '../review-messages.ts';
import { Said } from './said.tsx';

interface ReplyDrawerProps {
  readonly review: StaffReview;
  readonly onClosed: () => void;
}

interface Values {
  readonly zh: string;
  readonly en: string;
}

const most = 500;

/** Leaves room at the end of the line, where the field counts. */
const Hint = ({ words }: { words: string }) => (
  <span style={{ display: 'block', paddingInlineEnd: 80 }}>{words}</span>
);

const ReplyFields = () => {
  const t = useMessages(reviewMessages);
  const rulesOf = useTextRules();
  return (
    <>
      <Form.Item
        name="zh"
        label={t('reply.zh')}
        extra={<Hint words={t('reply.hint')} />}
        rules={rulesOf(t('reply.zh'))}
      >
        <Input.TextArea rows={5} maxLength={most} showCount />
      </Form.Item>
      <Form.Item name="en" label={t('reply.en')} extra={<Hint words={t('reply.enHint')} />}>
        <Input.TextArea rows={4} maxLength={most} showCount />
      </Form.Item>
    </>
  );
};

/** Answers a review for everybody, or changes the answer. */
export default function ReplyDrawer({ review, onClosed }: ReplyDrawerProps) {
  const t = useMessages(reviewMessages);
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<Values>();
  const [conflict, setConflict] = useState<string>();
  const save = useReply(review.id);
  const submit = ({ zh, en }: Values) =>
    save.mutate(
      { zh: zh.trim(), en: en.trim() || undefined, version: review.version },
      {
        onSuccess: () => {
          toast.success(t('reply.done'));
          drawer.close();
        },
        onError: (error) => (isConflict(error) ? setConflict(error.message) : showFaults(form, error)),
      },
    );
  return (
    <FormDrawer
      drawer={drawer}
      title={t('reply.title')}
      submitLabel={t('reply.submit')}
      busy={save.isPending}
      isTouched={() => form.isFieldsTouched()}
      onSubmit={form.submit}
    >
      {conflict && <Conflict words={conflict} onReload={drawer.close} />}
      <Said review={review} />
      <Form
        form={form}
        layout="vertical"
        initialValues={{ zh: review.reply?.zh ?? '', en: review.reply?.en ?? '' }}
        onFinish={submit}
      >
        <ReplyFields />
      </Form>
    </FormDrawer>
  );
}
