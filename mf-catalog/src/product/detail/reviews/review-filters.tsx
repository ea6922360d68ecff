import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import styles from './reviews.module.css';
import { reviewsMessages } from './reviews-messages.ts';
import { reviewSorts, type ShownReviews } from './use-shown-reviews.ts';

interface ChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

const Chip = ({ label, pressed, onPress }: ChipProps) => (
  <button type="button" aria-pressed={pressed} onClick={onPress}>
    {label}
  </button>
);

interface ReviewFiltersProps {
  readonly counts: Pick<CallData<'GET /api/v1/products/:id/reviews'>, 'pictures' | 'travellerTypes'>;
  readonly shown: ShownReviews;
  readonly onChange: (changes: Partial<ShownReviews>) => void;
}

const Narrowing = ({ counts: { pictures, travellerTypes }, shown, onChange }: ReviewFiltersProps) => {
  const t = useMessages(reviewsMessages);
  if (pictures === 0 && travellerTypes.length === 0) return null;
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('narrow')}</legend>
      {pictures > 0 && (
        <Chip
          label={t('withPictures', { count: pictures })}
          pressed={shown.pictures === 'yes'}
          onPress={() => onChange({ pictures: shown.pictures ? undefined : 'yes' })}
        />
      )}
      {travellerTypes.map(({ type, count }) => (
        <Chip
          key={type}
          label={t('ofType', { type: t(`travellers.${type}`), count })}
          pressed={shown.travellerType === type}
          onPress={() => onChange({ travellerType: shown.travellerType === type ? undefined : type })}
        />
      ))}
    </fieldset>
  );
};

/** What narrows the reviews besides stars, with the numbers of all of them, and their order. */
export const ReviewFilters = (props: ReviewFiltersProps) => {
  const t = useMessages(reviewsMessages);
  return (
    <div className={styles.filters}>
      <Narrowing {...props} />
      <fieldset className={styles.sorts}>
        <legend className="visually-hidden">{t('sort')}</legend>
        {reviewSorts.map((sort) => (
          <Chip
            key={sort}
            label={t(`sorts.${sort}`)}
            pressed={props.shown.sort === sort}
            onPress={() => props.onChange({ sort })}
          />
        ))}
      </fieldset>
    </div>
  );
};
