import type { IconName } from '@portal/shared/ui';

/** The sections of the personal centre, as its navigation shows them: the last part of the path names each. */
export const personalSections = [
  {
    group: 'start',
    items: [
      { child: 'home', icon: 'home' },
      { child: 'messages', icon: 'bell' },
    ],
  },
  {
    group: 'orders',
    items: [
      { child: 'orders', icon: 'document' },
      { child: 'route-order', icon: 'compass' },
      { child: 'hotel-order', icon: 'hotel' },
      { child: 'ticket-order', icon: 'ticket' },
      { child: 'goods-order', icon: 'bag' },
      { child: 'visa-order', icon: 'passport' },
      { child: 'waitlist', icon: 'clock' },
    ],
  },
  {
    group: 'account',
    items: [
      { child: 'coupons', icon: 'card' },
      { child: 'travellers', icon: 'user' },
      { child: 'collections', icon: 'heart' },
      { child: 'alerts', icon: 'eye' },
      { child: 'reviews', icon: 'star' },
      { child: 'address', icon: 'pin' },
      { child: 'info', icon: 'edit' },
      { child: 'safety', icon: 'lock' },
    ],
  },
] as const satisfies readonly {
  readonly group: string;
  readonly items: readonly { readonly child: string; readonly icon: IconName }[];
}[];
