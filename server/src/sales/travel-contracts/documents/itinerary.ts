import type { ItineraryDay, Ride, Text } from '@portal/shared/contract';
import { addDays, isSimilarRidePossible, rideLine } from '@portal/shared/rules';
import type { PdfBlock } from '#src/platform/pdf/index.ts';
import { type ContractFacts, tripOf } from '../contract-facts.ts';
import { fill, type Words } from '../text/words.ts';
import { factsBlock, tripFacts } from './shared-blocks.ts';

const mealsOf = ({ meals }: ItineraryDay, { labels: { itinerary, list } }: Words): string => {
  const names = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => meals[meal]);
  return names.map((meal) => itinerary[meal]).join(list) || itinerary.noMeals;
};

const ridesOf = ({ rides = [] }: ItineraryDay, { text, labels: { itinerary } }: Words): string => {
  const words = { text, nextDay: (time: string) => fill(itinerary.nextDay, { time }) };
  const lineOf = (ride: Ride): string => {
    const line = rideLine(ride, words);
    if (!isSimilarRidePossible(ride)) return line;
    return fill(ride.kind === 'flight' ? itinerary.flight : itinerary.train, { ride: line });
  };
  return rides.map(lineOf).join('\n');
};

const hotelOf = (
  { hotel, hotelStars }: ItineraryDay,
  { text, labels: { itinerary } }: Words,
): string | undefined =>
  hotel && hotelStars
    ? fill(itinerary.hotelStars, { hotel: text(hotel), stars: hotelStars })
    : hotel && text(hotel);

const dayBlocks = (stay: ItineraryDay, number: number, day: string, words: Words): PdfBlock[] => {
  const { labels, text } = words;
  const { itinerary, list } = labels;
  const title = fill(itinerary.dayTitle, { number, day: words.day(day), title: text(stay.title) });
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: text(stay.body) },
    factsBlock([
      [itinerary.sights, stay.sights.map(text).join(list)],
      [itinerary.transport, stay.transport && text(stay.transport)],
      [itinerary.rides, ridesOf(stay, words)],
      [itinerary.hotel, hotelOf(stay, words)],
      [itinerary.meals, mealsOf(stay, words)],
    ]),
  ];
};

const ridesNote = ({ source: { tour } }: ContractFacts, { labels }: Words): PdfBlock[] =>
  tour.itinerary.some(({ rides }) => rides?.some(isSimilarRidePossible))
    ? [{ kind: 'note', text: labels.itinerary.ridesNote }]
    : [];

const listBlocks = (heading: string, texts: readonly Text[], { text }: Words): PdfBlock[] =>
  texts.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items: texts.map(text) },
      ];

const documentBlocks = ({ source: { tour } }: ContractFacts, { labels }: Words): PdfBlock[] => {
  const { itinerary, documents, list } = labels;
  const { accepted, passportMonths } = tour.travelDocuments;
  const names = accepted.map((type) => documents[type]).join(list);
  const note = fill(itinerary.documentsNote, { documents: names });
  const items = [note, ...(passportMonths ? [fill(itinerary.passport, { months: passportMonths })] : [])];
  return [
    { kind: 'heading', text: itinerary.documents },
    { kind: 'list', items },
  ];
};

/** The itinerary in one language: the days as they were when the order was paid. */
export const itineraryBlocks = (facts: ContractFacts, words: Words): PdfBlock[] => {
  const { labels, text } = words;
  const { itinerary, contract } = labels;
  const { order, version, source } = facts;
  const { tour, agency } = source;
  const { contact } = order.form;
  const { day } = tripOf(facts);
  return [
    { kind: 'title', text: itinerary.title },
    { kind: 'note', text: fill(itinerary.lead, { orderNo: order.orderNo, version }) },
    factsBlock([
      ...tripFacts(facts, words),
      [contract.buyer, `${contact.name} ${contact.mobile}`],
      [contract.agency, agency && `${text(agency.name)} ${agency.phone}`],
      [itinerary.hours, agency && text(agency.hours)],
    ]),
    ...tour.itinerary.flatMap((stay, place) => dayBlocks(stay, place + 1, addDays(day, place), words)),
    ...ridesNote(facts, words),
    ...listBlocks(itinerary.included, tour.included, words),
    ...listBlocks(itinerary.excluded, tour.excluded, words),
    ...listBlocks(itinerary.notices, tour.notices, words),
    ...documentBlocks(facts, words),
  ];
};
