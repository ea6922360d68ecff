import type { ProductKind, ReviewForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { hasTravellerType, reviewAspects, travellerTypes } from '@portal/shared/rules';
import { RadioGroup } from '@portal/shared/ui';
import styles from './review.module.css';
import { reviewMessages } from './review-messages.ts';
import { StarPicker } from './star-picker.tsx';

type Details = Required<Pick<ReviewForm, 'scores'>> & Pick<ReviewForm, 'travellerType'>;

interface ReviewDetailsProps {
  readonly kind: ProductKind;
  readonly value: Details;
  readonly onChange: (changes: Partial<Details>) => void;
}

/** The optional part of a review: stars for the aspects of the product, and with whom it was used. */
export const ReviewDetails = ({ kind, value: { scores, travellerType }, onChange }: ReviewDetailsProps) => {
  const t = useMessages(reviewMessages);
  const options = travellerTypes.map((type) => ({ value: type, label: t(`travellers.${type}`) }));
  return (
    <>
      <fieldset className={styles.aspects}>
        <legend>{t('scores')}</legend>
        {reviewAspects[kind].map((aspect) => (
          <StarPicker
            key={aspect}
            id={`scores-${aspect}`}
            label={t(`aspects.${aspect}`)}
            short
            value={scores[aspect] ?? 0}
            onChange={(stars) => onChange({ scores: { ...scores, [aspect]: stars } })}
          />
        ))}
      </fieldset>
      {hasTravellerType(kind) && (
        <RadioGroup
          name="travellerType"
          label={t('travellerType')}
          options={options}
          value={travellerType ?? ''}
          onChange={(type) => onChange({ travellerType: type })}
        />
      )}
    </>
  );
};
