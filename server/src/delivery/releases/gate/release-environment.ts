import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';

/** A release on a channel, served together with the candidate. */
export interface ServedRelease {
  readonly channel: 'live' | 'canary';
  readonly record: ReleaseRecord;
}

/** A menu row or static route that references a view. */
export interface NamedView {
  readonly view: string;
  /** `menu 12` or `route /domestic`. */
  readonly subject: string;
  /** Its display name. */
  readonly zh: string;
  readonly en: string;
}

/** The served releases and referenced views that a candidate is checked against. */
export interface ReleaseEnvironment {
  readonly served: readonly ServedRelease[];
  readonly views: readonly NamedView[];
}

/** One failed check. */
export const failure = (rule: GateFailure['rule'], subject: string, zh: string, en: string): GateFailure => ({
  rule,
  subject,
  text: { zh, en },
});

export const describeServed = ({ channel, record: { app, version } }: ServedRelease): string =>
  `${app} ${version} (${channel})`;
