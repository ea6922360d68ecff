import { type ApiError, call, queryClient } from '@portal/shared/api';
import type { OwnReview, Review, ReviewForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { checkReview, type FieldFault, reviewBounds } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './review-draft.ts';
import { reviewMessages } from './review-messages.ts';
import { reviewQuery } from './review-query.ts';
import { useReviewPictures } from './use-review-pictures.ts';

interface Problem {
  readonly field: string;
  readonly text: string;
}

const useProblemText = () => {
  const t = useMessages(reviewMessages);
  return ({ field, code }: FieldFault): string => {
    if (field === 'rating') return t('problems.rating');
    if (field !== 'text') return t('problems.pictures');
    return code === 'required' ? t('problems.required') : t('problems.invalid', reviewBounds);
  };
};

const fields = ['rating', 'text', 'pictures'];

/** A review being written: kept in the tab until it is sent. `onSent` also when somebody else was quicker. */
export const useReviewForm = (orderNo: string, onSent: () => void) => {
  const t = useMessages(reviewMessages);
  const textOf = useProblemText();
  const [start] = useState(() => readDraft(orderNo));
  const [rating, setRating] = useState(start.rating);
  const [text, setText] = useState(start.text);
  const pictures = useReviewPictures(start.pictures);
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({
    count: 0,
    problems: [],
  });
  const form: ReviewForm = {
    rating,
    text: text.trim(),
    pictures: pictures.pictures.map(({ token }) => token),
  };
  const draft = JSON.stringify({ rating, text, pictures: pictures.pictures });
  useEffect(() => keepDraft(orderNo, JSON.parse(draft)), [orderNo, draft]);

  const failed = pictures.items.some(({ fault }) => fault);
  const problems = [
    ...checkReview(form).map((fault) => ({ field: fault.field, text: textOf(fault) })),
    ...(failed ? [{ field: 'pictures', text: t('problems.pictures') }] : []),
  ];
  const tell = (found: readonly Problem[]) => setAttempt({ count: attempt.count + 1, problems: found });

  const refuse = ({ field = 'text', message, code }: ApiError) => {
    const [name = '', place] = field.split('/');
    const gone = place === undefined ? undefined : pictures.pictures[Number(place)];
    if (gone) pictures.lose(gone.token, message);
    tell([{ field: fields.includes(name) ? name : 'text', text: message }]);
    if (code === 'A0513') onSent();
  };
  const send = useMutation<Review, ApiError>({
    mutationFn: () => call('POST /api/v1/orders/:orderNo/review', { params: { orderNo }, body: form }),
    onSuccess: (review) => {
      forgetDraft(orderNo);
      const own: OwnReview = { ...review, takenDown: null };
      queryClient.setQueryData<OwnReview | null>(reviewQuery(orderNo).queryKey, own);
      void queryClient.invalidateQueries({ queryKey: ['GET /api/v1/products/:id/reviews'] });
      toast.success(t('sent'));
      onSent();
    },
    onError: refuse,
  });
  return {
    rating,
    text,
    pictures,
    attempt,
    setRating,
    setText,
    busy: send.isPending,
    errorOf: (name: string) =>
      attempt.count > 0 ? problems.find(({ field }) => field === name)?.text : undefined,
    submit: () => {
      tell(problems);
      if (problems.length === 0 && !pictures.busy && !send.isPending) send.mutate();
    },
  };
};
