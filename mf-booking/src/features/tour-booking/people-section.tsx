import type { Form } from '@portal/shared/forms';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { sharesWithStranger } from '@portal/shared/rules';
import { Stepper } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import type { TourOffer } from './offer.ts';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { type TourForm, withPeople } from './tour-form.ts';

interface PeopleSectionProps {
  readonly offer: TourOffer;
  readonly state: Form<TourForm>;
}

/** Says to a lone traveller who shares their room; nothing on a day trip. */
const TwinShareNote = ({ offer: { tour, departure }, state: { values } }: PeopleSectionProps) => {
  const t = useMessages(tourBookingMessages);
  const language = useLanguage();
  const { singleSupplement } = departure;
  if ((tour.days ?? 1) < 2 || !sharesWithStranger(values)) return null;
  const who = t(values.adults === 1 ? 'people.shareAlone' : 'people.shareOne');
  return (
    <p className={styles.note}>
      {singleSupplement === null
        ? t('people.shareOnly', { who })
        : t('people.shareOrSingle', { who, amount: formatMoney(singleSupplement, language) })}
    </p>
  );
};

/** How many of whom, and how many want a room of their own. */
export const PeopleSection = ({ offer, state }: PeopleSectionProps) => {
  const { tour, departure } = offer;
  const t = useMessages(tourBookingMessages);
  const language = useLanguage();
  const { adults, children } = state.values;
  const most = Math.min(tour.content.maxPeople, departure.seats);
  const { childPrice, singleSupplement } = departure;
  const field = (name: 'adults' | 'children' | 'singleRooms') => ({
    name,
    label: t(`people.${name}`),
    value: state.values[name],
    error: state.errorOf(name),
    onChange: (count: number) => state.change((form) => withPeople(form, { [name]: count })),
  });
  const singleHint =
    singleSupplement === null
      ? t('people.noSingles')
      : t('people.singleHint', { amount: formatMoney(singleSupplement, language) });
  return (
    <FormSection title={t('people.title')}>
      <div className={styles.steppers}>
        <Stepper {...field('adults')} min={1} max={most - children} hint={t('people.adultsHint')} />
        <Stepper
          {...field('children')}
          max={most - adults}
          hint={childPrice === null ? t('people.childrenAsAdults') : t('people.childrenHint')}
        />
        <Stepper {...field('singleRooms')} max={singleSupplement === null ? 0 : adults} hint={singleHint} />
      </div>
      <TwinShareNote offer={offer} state={state} />
      {adults + children >= most && <p className={styles.note}>{t('people.limit', { count: most })}</p>}
    </FormSection>
  );
};
