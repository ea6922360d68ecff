import type { DocumentsAsked } from '@portal/shared/booking';
import type { PeopleTerms } from './people-check.ts';
import type { TravellerSlot } from './people-form.ts';

/** People being entered: who there is so far, against what they are checked, and where they stand in the form. */
export interface PeopleEntry {
  readonly slots: readonly TravellerSlot[];
  readonly terms: PeopleTerms;
  /** The day on which their age counts, in Asia/Shanghai. */
  readonly day: string;
  /** The path of the list in the form: `travellers`. */
  readonly at: string;
  /** The path of somebody in it, where that is more than the place: `applicants/0/person`. */
  readonly pathOf?: (place: number) => string;
  /** Of whom nothing is known yet. */
  readonly blank?: TravellerSlot;
  readonly documents?: DocumentsAsked;
  /** Whether a saved person's document is not enough here. */
  readonly isIncomplete?: (slot: TravellerSlot) => boolean;
  /** What somebody is called by place: "Traveller 2". Places count from 0. */
  readonly nameOf: (place: number) => string;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (next: (slots: readonly TravellerSlot[]) => readonly TravellerSlot[]) => void;
}
