import type { OrderRow } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { orderMessages } from './order-messages.ts';

/** The title of an order as it was frozen, in the current language. */
export const useOrderTitle = ({ title, titleEn }: Pick<OrderRow, 'title' | 'titleEn'>): string =>
  useText()({ zh: title, en: titleEn ?? undefined });

/** When, and for how many: of goods only how many. */
export const useOrderFacts = ({
  kind,
  travelDay,
  people,
}: Pick<OrderRow, 'kind' | 'travelDay' | 'people'>) => {
  const t = useMessages(orderMessages);
  const language = useLanguage();
  const day = travelDay && t(`day.${kind}`, { day: formatDay(travelDay, language, { year: true }) });
  return [day, t(`people.${kind}`, { count: people })].filter(Boolean).join(' · ');
};
