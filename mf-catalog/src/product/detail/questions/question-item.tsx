import { call } from '@portal/shared/api';
import type { Question } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { QuestionForm } from './question-form.tsx';
import styles from './questions.module.css';
import { questionsMessages } from './questions-messages.ts';

const By = ({ author, day }: { author: string; day: string }) => {
  const language = useLanguage();
  return (
    <p className={styles.by}>
      {author} · <time dateTime={day}>{formatDay(day, language, { year: true })}</time>
    </p>
  );
};

const Answers = ({ question: { answer, answers } }: { question: Question }) => {
  const t = useMessages(questionsMessages);
  const text = useText();
  return (
    <>
      {answer && (
        <div className={styles.answer}>
          <strong>{t('ours')}</strong>
          <p className={styles.text}>{text(answer)}</p>
        </div>
      )}
      {answers.map(({ id, author, day, text: said }) => (
        <div key={id} className={styles.answer}>
          <strong>{t('buyer')}</strong>
          <p className={styles.text}>{text(said)}</p>
          <By author={author} day={day} />
        </div>
      ))}
      {!answer && answers.length === 0 && <p className={styles.by}>{t('unanswered')}</p>}
    </>
  );
};

const Answering = ({ id }: Pick<Question, 'id'>) => {
  const t = useMessages(questionsMessages);
  const [open, setOpen] = useState(false);
  const send = (text: string) =>
    call('POST /api/v1/questions/:id/answers', { params: { id }, body: { text } });
  if (!open)
    return (
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t('answer')}
      </Button>
    );
  return (
    <QuestionForm
      draft={`answer:${id}`}
      label={t('yourAnswer')}
      sent={t('answered')}
      onSend={send}
      onClose={() => setOpen(false)}
    />
  );
};

interface QuestionItemProps {
  readonly question: Question;
  /** The member bought the product. */
  readonly canAnswer: boolean;
}

/** A question with the answers of the agency and of buyers. */
export const QuestionItem = ({ question, canAnswer }: QuestionItemProps) => (
  <article className={styles.question}>
    <h3 className={styles.title}>{useText()(question.text)}</h3>
    <By author={question.author} day={question.day} />
    <Answers question={question} />
    {canAnswer && <Answering id={question.id} />}
  </article>
);
