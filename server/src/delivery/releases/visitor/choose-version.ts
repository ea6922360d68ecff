import type { App } from '@portal/shared/contract';
import { isAmong } from './cohort.ts';

/** Who gets releases. */
export interface Visitor {
  /** What stays the same of them; undefined for whoever keeps no cookie: they get what is live. */
  readonly cohort: string | undefined;
  /** Whoever is signed in. */
  readonly member?: { readonly username: string; readonly roles: readonly string[] };
}

/** A user or a role that gets exactly this version. */
interface Pin {
  readonly kind: 'user' | 'role';
  readonly subject: string;
  readonly version: string;
}

/** What there is of an app; pins newest first. */
export interface Offer {
  readonly app: App;
  readonly live?: string;
  readonly canary?: { readonly version: string; readonly share: number };
  readonly pins: readonly Pin[];
}

const findPin = (pins: readonly Pin[], { member }: Visitor): Pin | undefined =>
  member &&
  (pins.find(({ kind, subject }) => kind === 'user' && subject === member.username) ??
    pins.find(({ kind, subject }) => kind === 'role' && member.roles.includes(subject)));

/**
 * The version of an app that a visitor gets: a pin for the user, then the newest pin for one of their roles, then the
 * canary when the visitor is in its share, else what is live. Undefined when that is nothing.
 */
export const chooseVersion = ({ app, live, canary, pins }: Offer, visitor: Visitor): string | undefined => {
  const pin = findPin(pins, visitor);
  if (pin) return pin.version;
  const { cohort } = visitor;
  if (canary && cohort !== undefined && isAmong({ app, version: canary.version }, cohort, canary.share))
    return canary.version;
  return live;
};
