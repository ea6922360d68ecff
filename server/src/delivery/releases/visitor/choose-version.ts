import { createHash } from 'node:crypto';
import type { App } from '@portal/shared/contract';
import type { ReleaseKey } from '../release-repository.ts';

const buckets = 10_000;

/**
 * The bucket of a cohort for a release, 0 to 9999: deterministic on every replica, and different for each
 * release, so that not always the same visitors get canaries first.
 */
export const bucketOf = ({ app, version }: ReleaseKey, cohort: string): number =>
  createHash('sha256').update(`${app}:${version}:${cohort}`).digest().readUIntBE(0, 6) % buckets;

/** Whether a cohort is among the first `share` percent. It stays so while the share grows. */
export const isAmong = (release: ReleaseKey, cohort: string, share: number): boolean =>
  bucketOf(release, cohort) < (share * buckets) / 100;

/** Who gets releases. */
export interface Visitor {
  /** Stable per visitor; undefined without a cookie: such visitors get live. */
  readonly cohort: string | undefined;
  /** The signed-in user. */
  readonly member?: { readonly username: string; readonly roles: readonly string[] };
}

/** A user or a role with a fixed version. */
interface Pin {
  readonly kind: 'user' | 'role';
  readonly subject: string;
  readonly version: string;
}

/** The releases of an app that a visitor may get; pins newest first. */
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
 * The version of an app for a visitor: a pin of the user, then the newest pin of their roles, then the canary
 * when the visitor is in its share, else live. Undefined when nothing is live.
 */
export const chooseVersion = ({ app, live, canary, pins }: Offer, visitor: Visitor): string | undefined => {
  const pin = findPin(pins, visitor);
  if (pin) return pin.version;
  const { cohort } = visitor;
  if (canary && cohort !== undefined && isAmong({ app, version: canary.version }, cohort, canary.share))
    return canary.version;
  return live;
};
