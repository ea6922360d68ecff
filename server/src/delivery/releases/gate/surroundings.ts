import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';

/** A release that a channel names: what visitors may get beside the candidate. */
export interface Standing {
  readonly channel: 'live' | 'canary';
  readonly record: ReleaseRecord;
}

/** A menu row or a static route that shows a view. */
export interface NamedView {
  readonly view: string;
  /** `menu 12` or `route /domestic`. */
  readonly subject: string;
  /** As people know it, in both languages. */
  readonly zh: string;
  readonly en: string;
}

/** What a release meets when it is made live. */
export interface Surroundings {
  readonly standing: readonly Standing[];
  readonly named: readonly NamedView[];
}

/** One fault that the gate found. */
export const failure = (rule: GateFailure['rule'], subject: string, zh: string, en: string): GateFailure => ({
  rule,
  subject,
  text: { zh, en },
});

export const describe = ({ channel, record: { app, version } }: Standing): string =>
  `${app} ${version} (${channel})`;
