import type { WaitlistState } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** The tone of the tag of each state of a waiting-list entry. */
export const waitlistTones: Readonly<Record<WaitlistState, Tone>> = {
  WAITING: 'sea',
  OFFERED: 'coral',
  USED: 'good',
  EXPIRED: 'sand',
  LEFT: 'sand',
  ENDED: 'sand',
};
