import type { PeopleCount } from './tour-price.ts';

/**
 * Whether somebody of a booking shares a twin room with a traveller of another booking: of adults without a single
 * room, one is left over, and no child sleeps beside them.
 */
export const sharesWithStranger = ({ adults, children, singleRooms }: PeopleCount): boolean =>
  children === 0 && (adults - singleRooms) % 2 === 1;
