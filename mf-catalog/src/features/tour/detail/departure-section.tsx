import type { Departure } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { bookingMessages } from '../purchase/booking-messages.ts';
import type { SelectionState } from '../purchase/use-selection.ts';
import { Departures } from './departures.tsx';

interface DepartureSectionProps {
  readonly query: UseQueryResult<Departure[]>;
  readonly selection: SelectionState;
}

/** When the tour leaves, and what it costs on which day. */
export const DepartureSection = ({ query, selection }: DepartureSectionProps) => {
  const t = useMessages(bookingMessages);
  return (
    <Section title={t('calendar.title')} lead={t('calendar.lead')} id="departures">
      <Departures
        query={query}
        chosen={(selection.departure ?? selection.soldOut)?.day}
        onChoose={selection.choose}
      />
    </Section>
  );
};
