import { call, queryClient } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { QuestionForm } from './question-form.tsx';
import styles from './questions.module.css';
import { questionsMessages } from './questions-messages.ts';

/** The way to a question: a visitor logs in first, a member writes it here. */
export const AskQuestion = ({ productId }: { productId: number }) => {
  const t = useMessages(questionsMessages);
  const member = useSession(({ token }) => token !== '');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const send = async (text: string) => {
    await call('POST /api/v1/products/:id/questions', { params: { id: productId }, body: { text } });
    void queryClient.invalidateQueries({ queryKey: ['GET /api/v1/account/questions'] });
  };
  if (open)
    return (
      <QuestionForm
        draft={`question:${productId}`}
        label={t('yourQuestion')}
        sent={t('asked')}
        onSend={send}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <div className={styles.ask}>
      <Button
        kind="quiet"
        icon="edit"
        onClick={() => (member ? setOpen(true) : void navigate(paths.login(pathname + search)))}
      >
        {t('ask')}
      </Button>
    </div>
  );
};
