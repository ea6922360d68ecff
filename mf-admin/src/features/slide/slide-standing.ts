import type { SlideRow } from '@portal/shared/contract';

/** Whether visitors see a slide now, will, or did. */
export type SlideStanding = 'shown' | 'off' | 'later' | 'over';

export const standingOf = (
  { status, showFrom, showUntil }: Pick<SlideRow, 'status' | 'showFrom' | 'showUntil'>,
  now: number,
): SlideStanding => {
  if (status === 0) return 'off';
  if (showUntil !== null && Date.parse(showUntil) <= now) return 'over';
  return showFrom !== null && Date.parse(showFrom) > now ? 'later' : 'shown';
};
