import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, Stepper } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import type { Offer } from '../booking-sheet.tsx';
import { withPeople } from '../form/booking-form.ts';
import type { BookingFormState } from '../form/use-booking-form.ts';

interface PeopleSectionProps {
  readonly offer: Offer;
  readonly state: BookingFormState;
}

/** How many of whom, and how many want a room of their own. */
export const PeopleSection = ({ offer: { tour, departure }, state }: PeopleSectionProps) => {
  const t = useMessages(bookingMessages);
  const language = useLanguage();
  const { adults, children, singleRooms } = state.form;
  const most = Math.min(tour.content.maxPeople, departure.seats);
  const { childPrice, singleSupplement } = departure;
  const field = (name: 'adults' | 'children' | 'singleRooms') => ({
    name,
    label: t(`people.${name}`),
    value: state.form[name],
    error: state.errorOf(name),
    onChange: (count: number) => state.change((form) => withPeople(form, { [name]: count })),
  });
  const full = adults + children >= most;
  return (
    <Card as="section" padded className={styles.section}>
      <h2>{t('people.title')}</h2>
      <div className={styles.steppers}>
        <Stepper {...field('adults')} min={1} max={most - children} hint={t('people.adultsHint')} />
        <Stepper
          {...field('children')}
          max={most - adults}
          hint={childPrice === null ? t('people.childrenAsAdults') : t('people.childrenHint')}
        />
        <Stepper
          {...field('singleRooms')}
          max={singleSupplement === null ? 0 : adults}
          value={singleRooms}
          hint={
            singleSupplement === null
              ? t('people.noSingles')
              : t('people.singleHint', { amount: formatMoney(singleSupplement, language) })
          }
        />
      </div>
      {full && <p className={styles.note}>{t('people.limit', { count: most })}</p>}
    </Card>
  );
};
