import { draftFrom, variantName } from './draft-values.ts';

const options = [
  { name: { zh: '口味' }, values: [{ zh: '原味', en: 'Plain' }, { zh: '辣味' }] },
  { name: { zh: '规格' }, values: [{ zh: '大', en: 'Large' }] },
];

test.each([
  [[0, 0], { zh: '原味 / 大', en: 'Plain / Large' }],
  [[1, 0], { zh: '辣味 / 大', en: '辣味 / Large' }],
])('the variant %j is named after its values', (values, name) => {
  expect(variantName(options, values)).toEqual(name);
});

test('a variant without options is called standard', () => {
  expect(variantName([], [])).toEqual({ zh: '标准' });
});

test('coordinates of stops are kept, also with their English left out', () => {
  const sight = { zh: '天坛', en: '', latitude: 39.8822, longitude: 116.4066 };
  const draft = draftFrom({ kind: 'tour', content: { itinerary: [{ sights: [sight] }] } });
  expect(draft.content).toEqual({
    itinerary: [{ sights: [{ zh: '天坛', latitude: 39.8822, longitude: 116.4066 }] }],
  });
});

test('untouched controls are empty texts, and empty names are left out', () => {
  const draft = draftFrom({
    kind: 'tour',
    title: { zh: '海', en: undefined },
    summary: { zh: undefined, en: undefined },
    destination: { zh: '', en: '' },
    departureCity: { zh: '湛江' },
    content: { itinerary: [{ title: { en: 'Day' }, hotel: undefined }] },
    skus: [],
  });
  expect(draft).toEqual({
    kind: 'tour',
    title: { zh: '海' },
    summary: null,
    destination: null,
    departureCity: { zh: '湛江' },
    seo: null,
    content: { itinerary: [{ title: { zh: '', en: 'Day' } }] },
    skus: [],
  });
});

test('of the fields of search results only filled ones are sent', () => {
  const draft = { kind: 'tour', title: { zh: '海' }, content: {}, skus: [] };
  const seo = { title: { zh: '', en: '' }, description: { zh: '看海' }, picture: '' };
  expect(draftFrom({ ...draft, seo }).seo).toEqual({
    title: null,
    description: { zh: '看海' },
    picture: null,
  });
});
