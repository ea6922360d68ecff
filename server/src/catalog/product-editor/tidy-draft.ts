import type { ItineraryDay, ProductDraft, Ride, Text } from '@portal/shared/contract';

const isText = (value: object): value is Text => 'zh' in value;

const tidyText = ({ zh, en = '', ...place }: Text): Text => ({
  ...place,
  zh: zh.trim(),
  ...(en.trim() === '' ? {} : { en: en.trim() }),
});

const tidyValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(tidyValue);
  if (isText(value)) return tidyText(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidyValue(one)]));
};

const isBlank = (text: Text | undefined): boolean => text?.zh === '' && text.en === undefined;

/** A ride without the optional fields that were left empty. */
const tidyRide = ({ number, departs, arrives, nextDay, ...ride }: Ride): Ride => ({
  ...ride,
  ...(number ? { number } : {}),
  ...(departs ? { departs } : {}),
  ...(arrives ? { arrives } : {}),
  ...(nextDay ? { nextDay } : {}),
});

/** A day without the optional fields that were left empty. */
const withoutBlanks = ({
  hotel,
  hotelStars,
  hotelId,
  transport,
  rides = [],
  picture,
  ...day
}: ItineraryDay) => ({
  ...day,
  ...(isBlank(hotel) ? {} : { hotel }),
  ...(hotelStars ? { hotelStars } : {}),
  ...(hotelId ? { hotelId } : {}),
  ...(isBlank(transport) ? {} : { transport }),
  ...(rides.length === 0 ? {} : { rides: rides.map(tidyRide) }),
  ...(picture === '' ? {} : { picture }),
});

/** A draft with trimmed texts and without empty English. */
export const tidyDraft = (typed: ProductDraft): ProductDraft => {
  const draft = tidyValue(typed) as ProductDraft;
  if (draft.kind !== 'tour') return draft;
  return {
    ...draft,
    content: { ...draft.content, itinerary: draft.content.itinerary.map(withoutBlanks) },
  };
};
