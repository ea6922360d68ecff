import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';

/** The parts of a record that have to fit those of other apps. */
export type ComparedRelease = Pick<
  ReleaseRecord,
  'app' | 'version' | 'shared' | 'sharedExports' | 'external'
> & { readonly views: Readonly<Record<string, unknown>> };

/** A release on a channel, served together with the candidate, or one that may be: pinned, or the target of a rollback. */
export interface ServedRelease {
  readonly channel: 'live' | 'canary' | 'pinned' | 'previous';
  readonly record: ComparedRelease;
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
  /** Remotes that users have by a pin, or all visitors after a rollback. */
  readonly kept: readonly ServedRelease[];
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
