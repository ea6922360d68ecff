import type { CalendarSku } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { calendarMessages } from './calendar-messages.ts';

/** What a SKU is called: its name, the time of a slot, and whether visitors are not offered it. */
export const useSkuName = (): ((sku: CalendarSku) => string) => {
  const t = useMessages(calendarMessages);
  const text = useText();
  return ({ name, slot, offered }) =>
    `${text(name)}${slot ? ` ${slot}` : ''}${offered ? '' : t('notOffered')}`;
};
