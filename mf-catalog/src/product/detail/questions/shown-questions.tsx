import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { useSession } from '@portal/shared/session';
import { EmptyState, Pager, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { scrollToStart } from '../scroll-to-start.ts';
import { AskQuestion } from './ask-question.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';
import { questionsMessages } from './questions-messages.ts';

const pageSize = 5;

/** Whether the member bought the product and may answer; visitors may not. */
const useCanAnswer = (productId: number): boolean => {
  const member = useSession(({ token }) => token !== '');
  const options = queryOf(
    'GET /api/v1/products/:id/question-rights',
    { params: { id: productId } },
    { quiet: true },
  );
  const { data } = useQuery({ ...options, queryFn: member ? options.queryFn : skipToken });
  return member && data?.canAnswer === true;
};

/** The questions about a product page by page, and the form to ask one. */
export const ShownQuestions = ({ productId }: { productId: number }) => {
  const t = useMessages(questionsMessages);
  const [pageNum, setPageNum] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const canAnswer = useCanAnswer(productId);
  const query = useQuery({
    ...queryOf(
      'GET /api/v1/products/:id/questions',
      { params: { id: productId }, query: { pageNum, pageSize } },
      { quiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const turn = (next: number) => {
    setPageNum(next);
    scrollToStart(list.current);
  };
  return (
    <>
      <AskQuestion productId={productId} />
      <QueryView query={query} skeleton={<Skeleton height={240} />}>
        {({ list: questions, total }) => (
          <div ref={list} className={styles.list} aria-busy={query.isPlaceholderData}>
            {questions.length === 0 && <EmptyState icon="info" title={t('empty')} body={t('emptyBody')} />}
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} canAnswer={canAnswer} />
            ))}
            {total > pageSize && (
              <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={turn} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
};
