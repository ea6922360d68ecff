import type { ProductKind, Text } from '@portal/shared/contract';

/** Describes how a kind is listed, shown and priced, for code shared by all kinds. */
export interface KindDescription {
  readonly kind: ProductKind;
  /** Message of the 404. */
  readonly missing: Text;
  /** Meaning of a filter by days: any of them bookable, or all nights of a stay; `never`: not sold by day. */
  readonly dated: 'anyDay' | 'everyNight' | 'never';
}

export const productKinds: Readonly<Record<ProductKind, KindDescription>> = {
  tour: {
    kind: 'tour',
    missing: { zh: '该线路不存在或已下架', en: 'This tour does not exist or is no longer offered' },
    dated: 'anyDay',
  },
  hotel: {
    kind: 'hotel',
    missing: { zh: '该酒店不存在或已下架', en: 'This hotel does not exist or is no longer offered' },
    dated: 'everyNight',
  },
  ticket: {
    kind: 'ticket',
    missing: { zh: '该景点不存在或已停售', en: 'This sight does not exist or is no longer offered' },
    dated: 'anyDay',
  },
  goods: {
    kind: 'goods',
    missing: { zh: '该商品不存在或已下架', en: 'These goods do not exist or are no longer offered' },
    dated: 'never',
  },
  visa: {
    kind: 'visa',
    missing: { zh: '该签证不存在或已停办', en: 'This visa does not exist or is no longer offered' },
    dated: 'never',
  },
};
