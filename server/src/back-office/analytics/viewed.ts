import type { ProductKind } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';

/** What a page that was looked at is about: a product, or (kind empty, product 0) none. */
export interface Viewed {
  readonly kind: ProductKind | '';
  readonly productId: number;
}

const detailViews: Readonly<Record<string, ProductKind>> = {
  'route/detail': 'tour',
  'hotel/detail': 'hotel',
  'ticket/detail': 'ticket',
  'goods/detail': 'goods',
  'visa/detail': 'visa',
};

/** Any origin would do: paths are read against it. */
const here = 'http://portal';

const other: Viewed = { kind: '', productId: 0 };

/** What the page of a path with its query is about; undefined for what is no page of the public portal. */
export const viewedOf = (path: string): Viewed | undefined => {
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (url?.origin !== here) return undefined;
  const view = findRoute(url.pathname)?.view;
  if (!view) return undefined;
  const kind = Object.hasOwn(detailViews, view) ? detailViews[view] : undefined;
  const id = url.searchParams.get('id') ?? '';
  return kind && /^[1-9]\d{0,14}$/.test(id) ? { kind, productId: Number(id) } : other;
};
