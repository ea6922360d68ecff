import type { StaffQuestion } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Form, Input } from 'antd';
import { CommandDrawer } from '#src/form/command-drawer.tsx';
import { useTextRules } from '#src/form/use-text-rules.ts';
import type { ListRow } from '#src/list/list-row.ts';
import post from '#src/ui/post.module.css';
import { useAnswer } from './question-calls.ts';
import { questionMessages } from './question-messages.ts';

interface AnswerDrawerProps {
  readonly row: ListRow<StaffQuestion>;
  readonly onClosed: () => void;
}

const most = 1000;

/** Answers a question for everybody, or changes the answer. */
export default function AnswerDrawer({ row: { item }, onClosed }: AnswerDrawerProps) {
  const t = useMessages(questionMessages);
  const rulesOf = useTextRules();
  return (
    <CommandDrawer
      title={t('answer.title')}
      submitLabel={t('answer.submit')}
      done={t('answer.done')}
      draft={`answer:${item.id}`}
      command={useAnswer(item.id)}
      bodyOf={({ zh, en }: { zh: string; en: string }) => ({
        zh: zh.trim(),
        en: en.trim() || undefined,
        version: item.version,
      })}
      initialValues={{ zh: item.answer?.zh ?? '', en: item.answer?.en ?? '' }}
      about={<blockquote className={post.said}>{useText()(item.text)}</blockquote>}
      onClosed={onClosed}
    >
      <Form.Item name="zh" label={t('answer.zh')} extra={t('answer.hint')} rules={rulesOf(t('answer.zh'))}>
        <Input.TextArea rows={5} maxLength={most} />
      </Form.Item>
      <Form.Item name="en" label={t('answer.en')} extra={t('answer.enHint')}>
        <Input.TextArea rows={4} maxLength={most} />
      </Form.Item>
    </CommandDrawer>
  );
}
