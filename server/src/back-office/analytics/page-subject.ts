import type { ProductKind } from '@portal/shared/contract';
import { findRoute } from '@portal/shared/rules';

/** The product of a viewed page, or kind empty and product 0. */
export interface PageSubject {
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

const other: PageSubject = { kind: '', productId: 0 };

/** The subject of a path with query; undefined when it is not a public page. */
export const pageSubject = (path: string): PageSubject | undefined => {
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (url?.origin !== here) return undefined;
  const view = findRoute(url.pathname)?.view;
  if (!view) return undefined;
  const kind = Object.hasOwn(detailViews, view) ? detailViews[view] : undefined;
  const id = url.searchParams.get('id') ?? '';
  return kind && /^[1-9]\d{0,14}$/.test(id) ? { kind, productId: Number(id) } : other;
};
