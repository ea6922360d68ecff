import { dayOf } from '@portal/shared/rules';
import { useNow, useQueryParams } from '@portal/shared/ui';
import { readStay, type Stay } from './stay.ts';

export interface StayState {
  readonly stay: Stay;
  /** Today in Asia/Shanghai. */
  readonly today: string;
  readonly change: (changes: Partial<Stay>) => void;
}

/** The selected stay, stored in the URL, so that it can be shared and restored. */
export const useStay = (): StayState => {
  const { get, getNumber, set } = useQueryParams();
  const now = useNow();
  const stay = readStay(
    {
      checkIn: get('checkIn'),
      checkOut: get('checkOut'),
      rooms: getNumber('rooms'),
      guests: getNumber('guests'),
    },
    now,
  );
  const change = (changes: Partial<Stay>) =>
    set({ ...readStay({ ...stay, ...changes }, now) }, { replace: true, preventScrollReset: true });
  return { stay, today: dayOf(now), change };
};
