import { useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkQuestion, questionBounds } from '@portal/shared/rules';
import { Button, TextArea, toast } from '@portal/shared/ui';
import styles from './questions.module.css';
import { questionsMessages } from './questions-messages.ts';

interface QuestionFormProps {
  /** Names the draft in this tab, and the field. */
  readonly draft: string;
  readonly label: string;
  /** What is said once it was sent. */
  readonly sent: string;
  readonly onSend: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question, or the answer to one: a few sentences. */
export const QuestionForm = ({ draft, label, sent, onSend, onClose }: QuestionFormProps) => {
  const t = useMessages(questionsMessages);
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    validate: ({ text }) =>
      checkQuestion(text).map(({ field }) => ({ field, text: t('length', questionBounds) })),
    fieldOf: () => 'text',
    focus: 'field',
    idPrefix: `${draft}-`,
    draft,
  });
  const close = () => {
    form.forget();
    onClose();
  };
  const send = async () => {
    await onSend(form.values.text.trim());
    toast.success(sent);
    onClose();
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(send);
      }}
    >
      <TextArea {...form.field('text')} rows={3} required label={label} hint={t('hint')} />
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {t('send')}
        </Button>
        <Button kind="quiet" disabled={form.busy} onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};
