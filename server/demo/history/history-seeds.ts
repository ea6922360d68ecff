import { type Static, Type } from 'typebox';
import orderData from '../data/history/orders.json' with { type: 'json' };
import { Count } from '../fields.ts';
import { Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const HistorySeed = Type.Object(
  {
    daysAgo: Count,
    kind: Type.Enum(['tour', 'hotel', 'ticket', 'goods', 'visa']),
    buyer: Words,
    /** Travellers, rooms, tickets, pieces or applicants. */
    count: Count,
    /**
     * What became of it. `left`: never paid. `paid`: nothing was done yet. `begun`: a group or room was confirmed, a
     * parcel sent. `done`: goods arrived and stayed. `asked`: finance decides whether it goes back. `disputed`: finance
     * has proposed to reject that. `back`: it went back.
     */
    fate: Type.Enum(['left', 'paid', 'begun', 'done', 'asked', 'disputed', 'back']),
  },
  { additionalProperties: false },
);
/** An order of the agency's last weeks. */
export type HistorySeed = Static<typeof HistorySeed>;

/** The orders that the demo agency took before its portal is looked at, the oldest first. */
export const historySeeds: readonly HistorySeed[] = validateData(
  Type.Array(HistorySeed),
  'history/orders.json',
  orderData,
);
