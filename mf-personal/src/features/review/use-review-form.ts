import { ApiError, call, queryClient } from '@portal/shared/api';
import type { OrderDetail, OwnReview, ReviewForm } from '@portal/shared/contract';
import { useForm, useKeepDraft, useTabDraft } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkReview, type FieldFault, reviewBounds } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { useState } from 'react';
import { type ReviewDraft, readDraft } from './review-draft.ts';
import { reviewMessages } from './review-messages.ts';
import { reviewQuery } from './review-query.ts';
import { useReviewPictures } from './use-review-pictures.ts';

type Values = Omit<ReviewDraft, 'pictures'>;

const useErrorText = () => {
  const t = useMessages(reviewMessages);
  return ({ field, code }: FieldFault): string => {
    if (field === 'rating') return t('problems.rating');
    if (field !== 'text') return t('problems.pictures');
    return code === 'required' ? t('problems.required') : t('problems.invalid', reviewBounds);
  };
};

const fields = ['rating', 'text', 'pictures'];

/** The form of a review, with a draft in the tab. `onSent` is also called when a review exists already. */
export const useReviewForm = ({ orderNo }: Pick<OrderDetail, 'orderNo'>, onSent: () => void) => {
  const t = useMessages(reviewMessages);
  const textOf = useErrorText();
  const kept = useTabDraft(`review:${orderNo}`);
  const [{ pictures: keptPictures, ...initial }] = useState(() => readDraft(kept));
  const pictures = useReviewPictures(keptPictures);
  const failed = pictures.items.some(({ fault }) => fault);
  const bodyOf = ({ text, ...values }: Values): ReviewForm => ({
    ...values,
    text: text.trim(),
    pictures: pictures.pictures.map(({ token }) => token),
  });
  const form = useForm<Values>({
    initial,
    validate: (values) => [
      ...checkReview(bodyOf(values)).map((fault) => ({ field: fault.field, text: textOf(fault) })),
      ...(failed ? [{ field: 'pictures', text: t('problems.pictures') }] : []),
    ],
    fieldOf: ({ field = '' }) => fields.find((name) => name === field.split('/')[0]) ?? 'text',
  });
  useKeepDraft(kept, { ...form.values, pictures: pictures.pictures });

  const send = async () => {
    const body = bodyOf(form.values);
    const review = await call('POST /api/v1/orders/:orderNo/review', { params: { orderNo }, body }).catch(
      reject,
    );
    kept.forget();
    const own: OwnReview = { ...review, takenDown: null };
    queryClient.setQueryData<OwnReview | null>(reviewQuery(orderNo).queryKey, own);
    void queryClient.invalidateQueries({ queryKey: ['GET /api/v1/products/:id/reviews'] });
    toast.success(t('sent'));
    onSent();
  };
  /** Marks the picture that was refused, and shows the review that was sent meanwhile. */
  const reject = (error: unknown): never => {
    if (error instanceof ApiError) {
      const [, place] = error.field?.split('/') ?? [];
      const picture = place === undefined ? undefined : pictures.pictures[Number(place)];
      if (picture) pictures.lose(picture.token, error.message);
      if (error.code === 'A0513') onSent();
    }
    throw error;
  };
  return { ...form, pictures, submit: () => pictures.busy || form.submit(send) };
};
