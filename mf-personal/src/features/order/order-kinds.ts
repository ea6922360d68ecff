import type { ProductKind } from '@portal/shared/contract';
import type { IconName } from '@portal/shared/ui';

/** The sign of each kind of order. */
export const kindIcons: Readonly<Record<ProductKind, IconName>> = {
  tour: 'compass',
  hotel: 'hotel',
  ticket: 'ticket',
  goods: 'bag',
  visa: 'passport',
};
