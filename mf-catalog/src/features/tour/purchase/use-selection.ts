import type { Departure, TourContent, TourDetail } from '@portal/shared/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** How many people one order can hold: the limit of the tour, or fewer where fewer seats are left. */
export const bookablePeople = (
  { maxPeople }: Pick<TourContent, 'maxPeople'>,
  departure: Pick<Departure, 'seats'> | undefined,
): number => Math.max(1, departure ? Math.min(maxPeople, departure.seats) : maxPeople);

/** What somebody is about to book. */
export interface Selection {
  readonly departure?: Departure;
  /** The chosen departure if it is sold out: its waiting list can be joined. */
  readonly soldOut?: Departure;
  readonly adults: number;
  readonly children: number;
}

export interface SelectionState extends Selection {
  /** How many people fit: by the seats of the departure and the limit of the tour. */
  readonly most: number;
  /** The chosen day, when its last seats went after it was chosen. */
  readonly soldOutDay?: string;
  readonly choose: (departure: Departure) => void;
  readonly setAdults: (count: number) => void;
  readonly setChildren: (count: number) => void;
}

const isSame = (one: Departure, other: Departure): boolean =>
  one.skuId === other.skuId && one.day === other.day;

/**
 * The selected departure and people of a tour. A selection refetches the seats; fewer seats reduce the
 * people, and a departure that is sold out can be waited for only.
 */
export const useSelection = (
  { content }: Pick<TourDetail, 'content'>,
  departures: Pick<UseQueryResult<Departure[]>, 'data' | 'refetch'>,
): SelectionState => {
  const [chosen, setChosen] = useState<Departure>();
  const [people, setPeople] = useState({ adults: 2, children: 0 });
  const now = chosen && departures.data?.find((each) => isSame(each, chosen));
  const departure = now && now.seats > 0 ? now : undefined;
  const most = bookablePeople(content, departure);
  const children = Math.min(people.children, most - 1);
  const adults = Math.min(people.adults, most - children);
  return {
    departure,
    soldOut: now && now.seats === 0 ? now : undefined,
    adults,
    children,
    most,
    soldOutDay: chosen && chosen.seats > 0 && !departure ? chosen.day : undefined,
    choose: (next) => {
      setChosen(next);
      void departures.refetch();
    },
    setAdults: (count) => setPeople({ adults: count, children }),
    setChildren: (count) => setPeople({ adults, children: count }),
  };
};
