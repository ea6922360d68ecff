import type { DraftOf, ProductDraft, ProductKind, Text } from '@portal/shared/contract';
import { daysInWords, tourCategoryNames } from '#src/catalog/products/index.ts';

/** Metres. Places farther away say nothing about where a hotel is, so they are not searchable. */
const nearby = 5_000;

const kindWords: Readonly<Record<ProductKind, string>> = {
  tour: '',
  hotel: '酒店 住宿 hotel',
  ticket: '景点 门票 tickets',
  goods: '',
  visa: '签证 visa',
};

const tourTexts = ({ category, content }: DraftOf<'tour'>): readonly (Text | string)[] => [
  tourCategoryNames[category],
  ...content.itinerary.flatMap(({ sights }) => sights),
  daysInWords(content.itinerary.length),
];

const hotelAddresses = ({ content }: DraftOf<'hotel'>): readonly Text[] => [
  content.address,
  ...content.surroundings.filter(({ metres }) => metres <= nearby).map(({ name }) => name),
];

const ownTexts = (draft: ProductDraft): readonly (Text | string)[] => {
  switch (draft.kind) {
    case 'tour':
      return tourTexts(draft);
    case 'hotel':
      return [];
    case 'ticket':
      return draft.content.sights.map(({ name }) => name);
    case 'goods':
      return draft.content.parameters.map(({ value }) => value);
    case 'visa':
      return [];
  }
};

const wordsOf = (text: Text | string | null): readonly string[] => {
  if (text === null) return [];
  return typeof text === 'string' ? [text] : [text.zh, text.en ?? ''];
};

/** The search text of a product in both languages. */
export const searchTextOf = (draft: ProductDraft): string => {
  const { kind, category, title, summary, destination, departureCity, themes } = draft;
  const texts = [
    title,
    summary,
    kind === 'tour' ? null : category,
    destination,
    departureCity,
    ...themes,
    ...ownTexts(draft),
    kindWords[kind],
  ];
  return [...new Set(texts.flatMap(wordsOf).filter((word) => word !== ''))].join(' ');
};

/** Where a hotel or sight is, in both languages; the streets of these addresses are found by their whole names only. */
export const searchAddressesOf = (draft: ProductDraft): readonly string[] => {
  if (draft.kind === 'hotel') return hotelAddresses(draft).flatMap(wordsOf);
  return draft.kind === 'ticket' ? wordsOf(draft.content.address) : [];
};
