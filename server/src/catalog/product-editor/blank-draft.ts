import type { ProductDraft, ProductKind, Text } from '@portal/shared/contract';
import { documentTypes } from '@portal/shared/rules';

const nothing: Text = { zh: '' };

const basics = {
  summary: null,
  gallery: [],
  departureCity: null,
  destination: null,
  region: null,
  grade: null,
  themes: [],
  marketPrice: null,
  labels: [],
};

const named = { ...basics, category: nothing };

/** Default values of a new product per kind: usual numbers, empty texts. */
const blanks: { readonly [K in ProductKind]: (title: Text) => Extract<ProductDraft, { kind: K }> } = {
  tour: (title) => ({
    ...basics,
    kind: 'tour',
    category: 'domestic',
    title,
    content: {
      highlights: [],
      itinerary: [],
      included: [],
      excluded: [],
      notices: [],
      refundTiers: [
        { daysBefore: 7, feePercent: 0 },
        { daysBefore: 4, feePercent: 20 },
        { daysBefore: 1, feePercent: 40 },
        { daysBefore: 0, feePercent: 60 },
      ],
      minGroup: 8,
      maxPeople: 9,
      cutoffDays: 7,
      travelDocuments: { accepted: [...documentTypes], passportMonths: null },
    },
    skus: [{ name: { zh: '标准团', en: 'Standard group' }, enabled: true, attributes: null }],
  }),
  hotel: (title) => ({
    ...named,
    kind: 'hotel',
    title,
    content: {
      address: nothing,
      phone: '',
      opened: 2020,
      checkIn: '14:00',
      checkOut: '12:00',
      highlights: [],
      about: [],
      facilities: [],
      surroundings: [],
      policies: [],
    },
    skus: [],
  }),
  ticket: (title) => ({
    ...named,
    kind: 'ticket',
    title,
    content: {
      address: nothing,
      openingHours: [],
      visitHours: 2,
      highlights: [],
      about: [],
      sights: [],
      gettingThere: [],
      notices: [],
    },
    skus: [],
  }),
  goods: (title) => ({
    ...named,
    kind: 'goods',
    title,
    content: {
      origin: nothing,
      shelfLife: nothing,
      storage: nothing,
      options: [],
      highlights: [],
      about: [],
      parameters: [],
      freight: { fee: 1000, freeFrom: 9900, remote: 1500 },
      afterSale: [],
    },
    skus: [],
  }),
  visa: (title) => ({
    ...named,
    kind: 'visa',
    title,
    content: {
      countryCode: '',
      accepts: nothing,
      interview: false,
      electronic: false,
      highlights: [],
      documents: [],
      steps: [],
      included: [],
      notices: [],
      refunds: [],
    },
    skus: [],
  }),
};

/** A new draft of a kind with its title. */
export const blankDraft = (kind: ProductKind, title: Text): ProductDraft => blanks[kind](title);
