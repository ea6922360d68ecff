import type { OrderRow } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';

/** The title of an order as it was frozen, in the language of the moment. */
export const useOrderTitle = ({ title, titleEn }: Pick<OrderRow, 'title' | 'titleEn'>): string =>
  useText()({ zh: title, en: titleEn ?? undefined });
