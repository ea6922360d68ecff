import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { useReply } from '../review-calls.ts';
import { reviewMessages } from '../review-messages.ts';
import { Said } from './said.tsx';

interface ReplyDrawerProps {
  readonly row: ListRow<StaffReview>;
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
export default function ReplyDrawer({ row: { item: review }, onClosed }: ReplyDrawerProps) {
  const t = useMessages(reviewMessages);
  return (
    <CommandDrawer
      title={t('reply.title')}
      submitLabel={t('reply.submit')}
      done={t('reply.done')}
      draft={`reply:${review.id}`}
      command={useReply(review.id)}
      bodyOf={({ zh, en }: Values) => ({
        zh: zh.trim(),
        en: en.trim() || undefined,
        version: review.version,
      })}
      initialValues={{ zh: review.reply?.zh ?? '', en: review.reply?.en ?? '' }}
      about={<Said review={review} />}
      onClosed={onClosed}
    >
      <ReplyFields />
    </CommandDrawer>
  );
}
