import { queryOf } from '@portal/shared/api';
import type { OwnQuestion } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, EmptyState, LinkButton, Pager, QueryView, Skeleton, Tag, TextLink } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './own-posts.module.css';
import { ownPostsMessages } from './own-posts-messages.ts';
import type { PageProps } from './own-reviews.tsx';

const pageSize = 10;
const tones = { PENDING: 'warn', SHOWN: 'good', HIDDEN: 'bad' } as const;

const Answers = ({ question: { answer, answers, state } }: { question: OwnQuestion }) => {
  const t = useMessages(ownPostsMessages);
  const text = useText();
  if (!answer && answers.length === 0)
    return state !== 'HIDDEN' && <p className={styles.soft}>{t('waiting')}</p>;
  return (
    <>
      {answer && (
        <div className={styles.answer}>
          <strong>{t('ours')}</strong>
          <p className={styles.text}>{text(answer)}</p>
        </div>
      )}
      {answers.map(({ id, author, text: said }) => (
        <div key={id} className={styles.answer}>
          <strong>{t('buyer', { author })}</strong>
          <p className={styles.text}>{text(said)}</p>
        </div>
      ))}
    </>
  );
};

const QuestionCard = ({ question }: { question: OwnQuestion }) => {
  const t = useMessages(ownPostsMessages);
  const text = useText();
  const language = useLanguage();
  const { product, state, day, hiddenReason } = question;
  return (
    <Card as="article" padded className={styles.card}>
      <h2 className={styles.head}>
        <TextLink to={paths.product(product.kind, product.id)}>{text(product.title)}</TextLink>
      </h2>
      <p className={styles.head}>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        <time className={styles.soft} dateTime={day}>
          {formatDay(day, language, { year: true })}
        </time>
      </p>
      <p className={styles.text}>{text(question.text)}</p>
      {hiddenReason && <p className={styles.soft}>{t('reason', { reason: hiddenReason })}</p>}
      <Answers question={question} />
    </Card>
  );
};

/** The member's questions with their answers, each beside its product. */
export const OwnQuestions = ({ pageNum, onTurn }: PageProps) => {
  const t = useMessages(ownPostsMessages);
  const query = useQuery({
    ...queryOf('GET /api/v1/account/questions', { query: { pageNum, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const browse = <LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={240} />}
      empty={({ total }) => total === 0}
      emptyState={
        <EmptyState icon="info" title={t('noQuestions')} body={t('noQuestionsBody')} action={browse} />
      }
    >
      {({ list, total }) => (
        <div className={styles.list}>
          {list.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
          <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={onTurn} />
        </div>
      )}
    </QueryView>
  );
};
