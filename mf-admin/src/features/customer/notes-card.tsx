import type { CustomerProfile } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { Card } from '#src/layout/cards.tsx';
import styles from './customer.module.css';
import { useAddCustomerNote } from './customer-calls.ts';
import { customerMessages } from './customer-messages.ts';

const NewNote = ({ id }: { id: number }) => {
  const t = useMessages(customerMessages);
  const rules = useTextRules();
  const add = useAddCustomerNote(id);
  const [form] = Form.useForm<{ text: string }>();
  const draft = usePlainDraft<{ text: string }>(`customer-note:${id}`, { text: '' });
  const save = async ({ text }: { text: string }) => {
    try {
      await add.mutateAsync(text);
    } catch (error) {
      return showFaults(form, error);
    }
    form.setFieldValue('text', '');
    draft.forget();
    toast.success(t('notes.added'));
  };
  return (
    <Form form={form} layout="vertical" {...draft.form} onFinish={(values) => void save(values)}>
      <Form.Item name="text" label={t('notes.label')} rules={rules(t('notes.label'))}>
        <Input.TextArea rows={2} maxLength={2000} />
      </Form.Item>
      <Button htmlType="submit" loading={add.isPending}>
        {t('notes.add')}
      </Button>
    </Form>
  );
};

/** Internal notes on a customer, as text. */
export const NotesCard = ({ profile: { id, notes } }: { profile: CustomerProfile }) => {
  const t = useMessages(customerMessages);
  const language = useLanguage();
  return (
    <Card title={t('notes.title')}>
      <p className={styles.soft}>{notes.length === 0 ? t('notes.empty') : t('notes.hint')}</p>
      <ul className={styles.rows}>
        {notes.map((note) => (
          <li key={note.id}>
            <span className={styles.stack}>
              <span className={styles.note}>{note.text}</span>
              <small>
                {note.author} · {formatInstant(note.createdAt, language)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <HasPerm anyOf={['biz:customer:edit']}>
        <NewNote id={id} />
      </HasPerm>
    </Card>
  );
};
