import { call } from '@portal/shared/api';
import type { OrderRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { hasCalendar } from '@portal/shared/rules';
import { Button, saveFile } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { bookingMessages } from '../messages.ts';

/** Saves the days of an order as a calendar file (`.ics`); nothing for an order without days, or that is not paid. */
export const CalendarButton = ({
  order,
}: {
  order: Pick<OrderRow, 'orderNo' | 'kind' | 'state' | 'travelDay'>;
}) => {
  const t = useMessages(bookingMessages);
  const { orderNo } = order;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('GET /api/v1/orders/:orderNo/calendar', { params: { orderNo } }),
    onSuccess: (file) => saveFile(file, `${orderNo}.ics`),
  });
  if (!hasCalendar(order)) return null;
  return (
    <Button kind="quiet" icon="calendar" busy={isPending} onClick={() => mutate()}>
      {t('calendar')}
    </Button>
  );
};
