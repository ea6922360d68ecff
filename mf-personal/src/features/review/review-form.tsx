import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { reviewBounds, reviewLength } from '@portal/shared/rules';
import { Button, FormErrors, TextArea } from '@portal/shared/ui';
import { PicturePicker } from './picture-picker.tsx';
import styles from './review.module.css';
import { ReviewDetails } from './review-details.tsx';
import { reviewMessages } from './review-messages.ts';
import { StarPicker } from './star-picker.tsx';
import { useReviewForm } from './use-review-form.ts';

interface ReviewFormProps {
  readonly order: Pick<OrderDetail, 'orderNo' | 'kind'>;
  readonly onSent: () => void;
}

/** Stars, words and pictures for an order. */
export const ReviewForm = ({ order, onSent }: ReviewFormProps) => {
  const t = useMessages(reviewMessages);
  const form = useReviewForm(order, onSent);
  const { pictures, errorOf, change } = form;
  const { rating, text } = form.values;
  const count = reviewLength(text);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormErrors errors={form.summary} attempt={form.attempt} />
      <StarPicker
        id="rating"
        label={t('rating')}
        value={rating}
        onChange={(next) => change({ rating: next })}
        error={errorOf('rating')}
      />
      <ReviewDetails kind={order.kind} value={form.values} onChange={change} />
      <TextArea
        name="text"
        rows={5}
        required
        label={t('text')}
        placeholder={t('placeholder')}
        hint={t('textHint', { count, most: reviewBounds.most, least: reviewBounds.least })}
        value={text}
        error={errorOf('text')}
        onChange={(next) => change({ text: next })}
      />
      <PicturePicker pictures={pictures} error={errorOf('pictures')} />
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy} disabled={pictures.busy}>
          {t('send')}
        </Button>
        <p role="status" className={styles.soft}>
          {t(pictures.busy ? 'waiting' : 'kept')}
        </p>
      </div>
    </form>
  );
};
