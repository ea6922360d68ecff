import type { CallData, ProductKind } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';
import type { IconName } from '@portal/shared/ui';

export type Suggestion = CallData<'GET /api/v1/search/suggestions'>[number];

/** Where a suggestion leads: a product to its page, a destination to the list of what there is. */
export const suggestionPath = ({ kind, id, text }: Suggestion): string =>
  id === null ? paths.productList(kind, { destination: text.zh }) : paths.product(kind, id);

const icons: Readonly<Record<ProductKind, IconName>> = {
  tour: 'compass',
  hotel: 'hotel',
  ticket: 'ticket',
  goods: 'bag',
  visa: 'passport',
};

export const suggestionIcon = ({ kind, id }: Suggestion): IconName => (id === null ? 'pin' : icons[kind]);
