import type { ExtraLeft, TourExtra } from '@portal/shared/contract';
import type { Form } from '@portal/shared/forms';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { addDays, mostOfExtra } from '@portal/shared/rules';
import { Stepper } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { type TourForm, withExtra, withOffered } from './tour-form.ts';

interface TourExtrasSectionProps {
  readonly state: Form<TourForm>;
  readonly offered: readonly TourExtra[];
  /** What is left of each for the departure; undefined while loading. */
  readonly left: readonly ExtraLeft[] | undefined;
  /** The day of departure. */
  readonly day: string;
}

/** So few left are worth saying. */
const few = 10;

const useExtraWords = (day: string) => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const language = useLanguage();
  const refundOf = ({ refund, refundDays }: TourExtra): string => {
    if (refund !== 'daysBefore') return t(`extras.refund.${refund}`);
    return t('extras.refund.daysBefore', { day: formatDay(addDays(day, -(refundDays ?? 0)), language) });
  };
  return {
    name: ({ name }: TourExtra) => text(name),
    about: (extra: TourExtra, left: number | null): string => {
      const amount = formatMoney(extra.price, language);
      const scarce = left !== null && left > 0 && left <= few;
      return [
        t(extra.perPerson ? 'extras.perPerson' : 'extras.perBooking', { amount }),
        ...(left === 0 ? [t('extras.soldOut')] : []),
        ...(scarce ? [t('extras.left', { count: left })] : []),
        text(extra.description),
        refundOf(extra),
      ].join(' · ');
    },
  };
};

/** The extras of the tour, each with its price, what is left and how it is refunded. Nothing for a tour without. */
export const TourExtrasSection = ({ state, offered, left, day }: TourExtrasSectionProps) => {
  const t = useMessages(tourBookingMessages);
  const words = useExtraWords(day);
  const { adults, children, extras } = withOffered(state.values, offered);
  if (offered.length === 0) return null;
  return (
    <FormSection title={t('extras.title')} lead={t('extras.lead')}>
      <div className={styles.steppers}>
        {offered.map((extra, place) => {
          const own = left?.find(({ code }) => code === extra.code)?.left ?? null;
          const most = mostOfExtra(extra, adults + children);
          return (
            <Stepper
              key={extra.code}
              name={`extras/${place}/quantity`}
              label={words.name(extra)}
              hint={words.about(extra, own)}
              value={extras[place]?.quantity ?? 0}
              max={Math.min(most, own ?? most)}
              error={state.errorOf(`extras/${place}/quantity`) ?? state.errorOf(`extras/${place}/code`)}
              onChange={(quantity) =>
                state.change((form) => withExtra(withOffered(form, offered), place, quantity))
              }
            />
          );
        })}
      </div>
    </FormSection>
  );
};
