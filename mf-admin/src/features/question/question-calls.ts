import { call } from '@portal/shared/api';
import type { QuestionReply, StaffQuestion } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useChange } from '#src/api/use-change.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { questionMessages } from './question-messages.ts';

const outdated = ['GET /api/v1/questions/page'] as const;

/** Answers a question, or changes the answer. Refusals belong to the form. */
export const useAnswer = (id: number) =>
  useChange(outdated, (body: QuestionReply) =>
    call('PUT /api/v1/questions/:id/answer', { params: { id }, body }),
  );

/** Hides a question. Refusals belong to the form. */
export const useHide = (id: number) =>
  useChange(outdated, (body: { reason: string }) =>
    call('POST /api/v1/questions/:id/hide', { params: { id }, body }),
  );

/** Publishes a question. */
export const useShow = () => {
  const t = useMessages(questionMessages);
  const showing = useChange(outdated, (id: number) =>
    call('POST /api/v1/questions/:id/show', { params: { id } }),
  );
  return ({ item: { id } }: ListRow<StaffQuestion>) =>
    showing.mutate(id, { onSuccess: () => toast.success(t('show.done')) });
};

/** Publishes or hides the answers of buyers to a question. */
export const useModeration = (id: number) => {
  const t = useMessages(questionMessages);
  const change = useChange(outdated, ({ answerId, shown }: { answerId: number; shown: boolean }) =>
    call(
      shown
        ? 'POST /api/v1/questions/:id/answers/:answerId/show'
        : 'POST /api/v1/questions/:id/answers/:answerId/hide',
      { params: { id, answerId } },
    ),
  );
  const set = (answerId: number, shown: boolean) =>
    change.mutate(
      { answerId, shown },
      { onSuccess: () => toast.success(t(shown ? 'answerShown' : 'answerHidden')) },
    );
  return { set, busy: change.isPending };
};
