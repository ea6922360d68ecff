import type { Departure, TourDetail } from '@portal/shared/contract';
import { useState } from 'react';
import { mostPeople } from './people.ts';

/** What somebody is about to book. */
export interface Selection {
  readonly departure?: Departure;
  readonly adults: number;
  readonly children: number;
}

export interface SelectionState extends Selection {
  /** How many people fit: by the seats of the departure and the limit of the tour. */
  readonly most: number;
  readonly choose: (departure: Departure) => void;
  readonly setAdults: (count: number) => void;
  readonly setChildren: (count: number) => void;
}

/** The departure and the people chosen for a tour. Choosing a smaller departure takes people out. */
export const useSelection = ({ content }: Pick<TourDetail, 'content'>): SelectionState => {
  const [departure, setDeparture] = useState<Departure>();
  const [people, setPeople] = useState({ adults: 2, children: 0 });
  const most = mostPeople(content, departure);
  const children = Math.min(people.children, most - 1);
  const adults = Math.min(people.adults, most - children);
  return {
    departure,
    adults,
    children,
    most,
    choose: setDeparture,
    setAdults: (count) => setPeople({ adults: count, children }),
    setChildren: (count) => setPeople({ adults, children: count }),
  };
};
