import type { ProductKind } from '@portal/shared/contract';
import { paths } from '@portal/shared/router';

export const listPath = '/business/products';
export const editPath = (id: number): string => `/business/products/edit?id=${id}`;
export const calendarPath = (productId: number): string => `/business/calendar?productId=${productId}`;
/** The product's own page, as visitors see it. */
export const sitePath = (kind: ProductKind, id: number): string => paths.product(kind, id);
/** The product's own page, as it would be when it were published now. */
export const previewPath = (kind: ProductKind, id: number): string => `${sitePath(kind, id)}&preview=1`;
