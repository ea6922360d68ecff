import type { Form } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Stepper } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { FormSection } from '#src/booking/parts/form-section.tsx';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import { type TicketForm, withCount } from './ticket-form.ts';
import { maxTickets, type TicketOffer } from './ticket-kind.ts';

interface CountSectionProps extends Pick<TicketOffer, 'type'> {
  readonly state: Form<TicketForm>;
  /** How many tickets there are for the slot; undefined until that is known. */
  readonly left: number | undefined;
}

/** How many tickets. */
export const CountSection = ({ state, type, left }: CountSectionProps) => {
  const t = useMessages(ticketBookingMessages);
  const { count } = state.values;
  const most = maxTickets(type);
  const max = Math.min(most, left ?? most);
  const tooFew = max === 0 ? t('count.soldOut') : t('count.tooFew', { count: max });
  return (
    <FormSection title={t('count.title')}>
      <div className={styles.steppers}>
        <Stepper
          name="count"
          label={t('count.label')}
          value={count}
          min={1}
          max={max}
          hint={count <= max ? t('count.limit', { count: max }) : undefined}
          error={left !== undefined && count > left ? tooFew : state.errorOf('count')}
          onChange={(next) => state.change((form) => withCount(form, next, type.realName))}
        />
      </div>
    </FormSection>
  );
};
