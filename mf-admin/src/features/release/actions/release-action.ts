import type { App, GateFailure } from '@portal/shared/contract';

/** Whom a version is pinned for. */
type PinKind = 'user' | 'role';

/** Something that can be done with the releases of an app. */
export type ReleaseAction =
  | { readonly kind: 'promote' | 'rollback' | 'canary' | 'pin'; readonly app: App; readonly version: string }
  /** Without a version it is asked for: that of a release that is not published yet. */
  | { readonly kind: 'approveForce'; readonly app: App; readonly version: string }
  | {
      readonly kind: 'share' | 'stopCanary';
      readonly app: App;
      readonly version: string;
      readonly share: number;
    }
  | { readonly kind: 'lock' | 'unlock'; readonly app: App }
  | {
      readonly kind: 'unpin';
      readonly app: App;
      readonly version: string;
      readonly pin: PinKind;
      readonly subject: string;
    };

/** The input of an action: a reason; for a canary the percentage; for a pin the user or role. */
export interface ActionForm {
  readonly reason: string;
  /** Of `approveForce`. */
  readonly version: string;
  readonly share: string;
  readonly pin: PinKind;
  readonly subject: string;
  /** In spite of what the gate found. */
  readonly force: boolean;
}

/** In percent: what a canary begins with, and the most it can be. */
export const firstShare = 10;
export const maxShare = 50;

/** A fault of the form, by its field. */
export type ActionFault = {
  readonly field: 'reason' | 'version' | 'share' | 'subject';
  readonly fault: 'missing' | 'range';
};

const asksShare = ({ kind }: ReleaseAction): boolean => kind === 'canary' || kind === 'share';

/** What is missing or wrong before it can be sent; undefined when nothing is. */
export const faultIn = (
  action: ReleaseAction,
  { reason, version, share, subject }: ActionForm,
): ActionFault | undefined => {
  const percent = Number(share);
  if (action.kind === 'approveForce' && version.trim() === '') return { field: 'version', fault: 'missing' };
  if (asksShare(action) && !(Number.isInteger(percent) && percent >= 1 && percent <= maxShare))
    return { field: 'share', fault: 'range' };
  if (action.kind === 'pin' && subject.trim() === '') return { field: 'subject', fault: 'missing' };
  return reason.trim() === '' ? { field: 'reason', fault: 'missing' } : undefined;
};

/** Whether it takes something from visitors that they have. */
export const takesAway = ({ kind }: ReleaseAction): boolean =>
  kind === 'rollback' || kind === 'stopCanary' || kind === 'unpin';

const isFailure = (value: unknown): value is GateFailure =>
  typeof value === 'object' && value !== null && 'rule' in value && 'subject' in value && 'text' in value;

/** What the gate found, out of a refusal's data; none in any other. */
export const failuresIn = (data: unknown): readonly GateFailure[] => {
  const failures =
    typeof data === 'object' && data !== null && 'failures' in data ? data.failures : undefined;
  return Array.isArray(failures) ? failures.filter(isFailure) : [];
};
