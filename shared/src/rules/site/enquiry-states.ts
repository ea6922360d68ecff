import type { EnquiryEvent, EnquiryState } from '@portal/shared/contract';
import { machine, type StateTable } from '../base/state-machine.ts';

const table: StateTable<EnquiryState, EnquiryEvent> = {
  NEW: { contact: 'CONTACTED', close: 'CLOSED' },
  CONTACTED: { win: 'WON', lose: 'LOST', close: 'CLOSED' },
  WON: { reopen: 'CONTACTED' },
  LOST: { reopen: 'CONTACTED' },
  CLOSED: { reopen: 'CONTACTED' },
};

/** Where a group's enquiry stands after an event; undefined: the event is refused in that state. */
export const nextEnquiryState = machine(table);

/** What can be done with an enquiry that stands there, in the order it is most done. */
export const enquiryEventsOf = (state: EnquiryState): EnquiryEvent[] =>
  (['contact', 'win', 'lose', 'close', 'reopen'] as const).filter(
    (event) => nextEnquiryState(state, event) !== undefined,
  );
