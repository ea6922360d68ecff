import { useMessages } from '@portal/shared/i18n';
import { classNames, Icon } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './review.module.css';
import { reviewMessages } from './review-messages.ts';

interface StarPickerProps {
  /** The id of the group, and what is rated. */
  readonly id: string;
  readonly label: string;
  /** Of one aspect among several: smaller, and without the words for the stars. */
  readonly short?: boolean;
  /** 0 before any is chosen. */
  readonly value: number;
  readonly onChange: (stars: number) => void;
  readonly error?: string;
}

const all = [1, 2, 3, 4, 5] as const;

/** One to five stars: a group of choices to keyboard and screen reader. */
export const StarPicker = ({ id, label, short = false, value, onChange, error }: StarPickerProps) => {
  const t = useMessages(reviewMessages);
  const name = useId();
  const chosen = all.find((star) => star === value);
  return (
    <fieldset id={id} className={styles.rating} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {all.map((star) => (
          <label key={star} className={classNames(star <= value && styles.lit)}>
            <input type="radio" name={name} checked={star === value} onChange={() => onChange(star)} />
            <Icon name="star" size={short ? 22 : 32} filled={star <= value} />
            <span className="visually-hidden">
              {short ? t('starCount', { count: star }) : t(`stars.${star}`)}
            </span>
          </label>
        ))}
        <span className={styles.soft} aria-hidden="true">
          {chosen && !short && t(`stars.${chosen}`)}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
