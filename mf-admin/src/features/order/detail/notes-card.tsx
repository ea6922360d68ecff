import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { Button, Form, Input } from 'antd';
import { showFaults } from '#src/form/show-faults.ts';
import { usePlainDraft } from '#src/form/use-plain-draft.ts';
import { useTextRules } from '#src/form/use-text-rules.ts';
import { useAddNote } from '../order-calls.ts';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const NewNote = ({ orderNo }: { orderNo: string }) => {
  const t = useMessages(orderDetailMessages);
  const rules = useTextRules();
  const add = useAddNote(orderNo);
  const [form] = Form.useForm<{ text: string }>();
  const draft = usePlainDraft<{ text: string }>(`note:${orderNo}`, { text: '' });
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

/** What staff told one another about an order. */
export const NotesCard = ({ order: { orderNo, notes } }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  return (
    <Card title={t('notes.title')} hint={t('notes.hint')} screenOnly>
      {notes.length === 0 && <p className={styles.soft}>{t('notes.empty')}</p>}
      <ul className={styles.rows}>
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className={styles.note}>{text}</p>
            <small>
              {author} · {formatInstant(createdAt, language)}
            </small>
          </li>
        ))}
      </ul>
      <HasPerm anyOf={['biz:order:edit']}>
        <NewNote orderNo={orderNo} />
      </HasPerm>
    </Card>
  );
};
