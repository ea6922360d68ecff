import type { SectionSpec } from '../field-spec.ts';
import {
  category,
  destination,
  labels,
  marketPrice,
  nothing,
  pictures,
  region,
  saleOf,
  summary,
  texts,
  themes,
  title,
} from './shared-fields.ts';

const blankRoom = {
  picture: '',
  bed: nothing,
  area: 30,
  maxGuests: 2,
  breakfasts: 2,
  facilities: [],
  cancellation: { free: true, daysBefore: 1, hour: 18 },
};

export const hotelSections: readonly SectionSpec[] = [
  {
    key: 'basics',
    fields: [
      title,
      summary,
      category,
      destination(),
      { name: 'grade', label: 'stars', type: 'number', min: 1, max: 5 },
      marketPrice,
      themes('facilities'),
      region,
      labels,
    ],
  },
  pictures,
  { key: 'texts', fields: [texts('highlights'), texts('about', true), texts('facilities')] },
  {
    key: 'details',
    fields: [
      { name: 'content.address', type: 'text', wide: true },
      { name: 'content.latitude', type: 'number', min: -90, max: 90 },
      { name: 'content.longitude', type: 'number', min: -180, max: 180 },
      { name: 'content.phone', type: 'plain', max: 40 },
      { name: 'content.opened', type: 'number', min: 1800, max: 2100 },
      { name: 'content.checkIn', type: 'time' },
      { name: 'content.checkOut', type: 'time' },
      {
        name: 'content.surroundings',
        type: 'list',
        wide: true,
        blank: { name: nothing, metres: 500 },
        fields: [
          { name: 'name', type: 'text', wide: true },
          { name: 'metres', type: 'number', max: 1_000_000 },
        ],
      },
    ],
  },
  {
    key: 'terms',
    fields: [
      {
        name: 'content.policies',
        type: 'list',
        wide: true,
        blank: { title: nothing, body: nothing },
        fields: [
          { name: 'title', label: 'heading', type: 'text', wide: true },
          { name: 'body', type: 'text', long: true, wide: true },
        ],
      },
    ],
  },
  saleOf('rooms', {
    blank: blankRoom,
    attributes: [
      { name: 'attributes.bed', type: 'text', wide: true },
      { name: 'attributes.area', type: 'number', min: 1, max: 10_000 },
      { name: 'attributes.maxGuests', type: 'number', min: 1, max: 50 },
      { name: 'attributes.breakfasts', type: 'number', max: 50 },
      {
        name: 'attributes.cancellation',
        type: 'group',
        fields: [
          { name: 'free', type: 'flag' },
          { name: 'daysBefore', type: 'number', max: 365 },
          { name: 'hour', type: 'number', max: 23 },
        ],
      },
      { name: 'attributes.facilities', type: 'texts', wide: true },
      { name: 'attributes.picture', type: 'picture' },
    ],
  }),
];
