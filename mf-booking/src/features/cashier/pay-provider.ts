import type { Cashier } from '@portal/shared/contract';

/** The providers this page can collect with. */
const known = ['alipay', 'wechatpay', 'stripe'] as const;
export type PayProvider = (typeof known)[number];

const ways = ['qr', 'page'] as const;
export type PayWay = (typeof ways)[number];

/** A provider that the portal is set up for, and how one can pay with it. */
export interface OfferedProvider {
  readonly name: PayProvider;
  readonly ways: readonly PayWay[];
  /** No real money moves there. */
  readonly sandbox: boolean;
}

/** Those of the order's providers that this page knows, in its order. */
export const offeredProviders = ({ providers }: Pick<Cashier, 'providers'>): OfferedProvider[] =>
  known.flatMap((name) => {
    const found = providers.find((one) => one.name === name);
    return found ? [{ ...found, name, ways: ways.filter((way) => found.ways.includes(way)) }] : [];
  });

/** A phone cannot scan its own screen. */
export const isOnPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** How paying begins: where there is a choice, on a phone with the provider's page. */
export const firstWay = ({ ways: [first = 'qr', ...others] }: OfferedProvider): PayWay =>
  others.includes('page') && isOnPhone() ? 'page' : first;
