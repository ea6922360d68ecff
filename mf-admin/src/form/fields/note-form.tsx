import { toast } from '@portal/shared/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { showFaults } from '../show-faults.ts';
import { usePlainDraft } from '../use-plain-draft.ts';
import { useTextRules } from '../use-text-rules.ts';

interface NoteFormProps {
  readonly add: UseMutationResult<unknown, Error, string>;
  /** The name of the draft of what is typed. */
  readonly draft: string;
  readonly words: Readonly<Record<'label' | 'add' | 'added', string>>;
}

/** Adds a note of staff to a record. Typed input survives a reload and an expired session. */
export const NoteForm = ({ add, draft: name, words }: NoteFormProps) => {
  const rules = useTextRules();
  const [form] = Form.useForm<{ text: string }>();
  const draft = usePlainDraft<{ text: string }>(name, { text: '' });
  const save = async ({ text }: { text: string }) => {
    try {
      await add.mutateAsync(text);
    } catch (error) {
      return showFaults(form, error);
    }
    form.setFieldValue('text', '');
    draft.forget();
    toast.success(words.added);
  };
  return (
    <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void save(values)}>
      <Form.Item name="text" label={words.label} rules={rules(words.label)}>
        <Input.TextArea rows={2} maxLength={2000} />
      </Form.Item>
      <Button htmlType="submit" loading={add.isPending}>
        {words.add}
      </Button>
    </Form>
  );
};
