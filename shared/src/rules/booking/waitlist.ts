import type { WaitlistEntry } from '@portal/shared/contract';

/** Whether an entry is in line or has an offer. */
export const isOpenWaitlistEntry = ({ state }: Pick<WaitlistEntry, 'state'>): boolean =>
  state === 'WAITING' || state === 'OFFERED';

/** Maximum number of entries in line or with an offer, per departure. */
export const maxWaitlistLength = 100;

/** Maximum number of entries in line or with an offer, per member. */
export const maxWaitlistEntries = 10;

/** How often an entry whose group does not fit is passed over before released seats are gathered for it. */
export const maxPassedOver = 3;

/** How long an offer holds its seats, unless sales end earlier. */
export const offerHours = 4;

/** The end of an offer that is made now. */
export const offerEnd = (now: Date, salesEnd: Date): Date =>
  new Date(Math.min(now.getTime() + offerHours * 3_600_000, salesEnd.getTime()));

/** A group in line: `gathered` of its seats are held already, `passedOver` is how often others were served before it. */
export interface WaitingGroup {
  readonly id: number;
  readonly seats: number;
  readonly gathered: number;
  readonly passedOver: number;
}

/** What a group in line gets: `take` more seats, all it needs if `offered`; or others are served before it. */
export interface WaitlistTurn {
  readonly id: number;
  readonly take: number;
  readonly offered: boolean;
  readonly passedOver: boolean;
}

/**
 * Distributes free seats among the groups in line, first come first served: the first group that fits gets an offer. A
 * group that was passed over {@link maxPassedOver} times comes before all after it: it gathers seats until it fits.
 * Groups without a change are left out.
 */
export const serveWaitlist = (free: number, groups: readonly WaitingGroup[]): WaitlistTurn[] => {
  const turns: WaitlistTurn[] = [];
  const skipped: number[] = [];
  let left = free;
  for (const { id, seats, gathered, passedOver } of groups) {
    if (left === 0) break;
    const missing = seats - gathered;
    const offered = missing <= left;
    if (!offered && passedOver < maxPassedOver) {
      skipped.push(id);
      continue;
    }
    const take = Math.min(missing, left);
    turns.push(
      ...skipped.splice(0).map((before) => ({ id: before, take: 0, offered: false, passedOver: true })),
    );
    turns.push({ id, take, offered, passedOver: false });
    left -= take;
  }
  return turns;
};
