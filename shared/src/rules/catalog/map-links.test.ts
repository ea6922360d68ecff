import type { ProductDraft } from '@portal/shared/contract';
import { mapLinks } from './map-links.ts';
import { publishFaults } from './publish-check.ts';

test('a place has links to three maps, in WGS-84, with its name encoded', () => {
  expect(mapLinks({ latitude: 21.148, longitude: 110.283 }, '湖光岩 & 湖').map(({ href }) => href)).toEqual([
    'https://uri.amap.com/marker?position=110.283,21.148&name=%E6%B9%96%E5%85%89%E5%B2%A9%20%26%20%E6%B9%96&coordinate=wgs84&src=haitu',
    'https://maps.apple.com/?ll=21.148,110.283&q=%E6%B9%96%E5%85%89%E5%B2%A9%20%26%20%E6%B9%96',
    'https://www.google.com/maps/search/?api=1&query=21.148,110.283',
  ]);
  expect(mapLinks({ latitude: 0, longitude: 0 }, '')).toHaveLength(3);
});

test.each([{}, { latitude: 21.1 }, { latitude: null, longitude: 110.2 }])('%j has no links', (place) => {
  expect(mapLinks(place, '湖光岩')).toEqual([]);
});

test.each([
  [{ latitude: 21.1 }, ['content/longitude']],
  [{ latitude: null, longitude: 110.2 }, ['content/latitude']],
  [{ latitude: 21.1, longitude: 110.2 }, []],
  [{}, []],
])('a hotel at %j is published with both coordinates or none', (place, fields) => {
  const some = { zh: '说明' };
  const content = { phone: '1', checkIn: '14:00', checkOut: '12:00', ...place };
  const draft = { kind: 'hotel', title: some, category: some, gallery: [], themes: [], skus: [], content };
  const found = publishFaults(draft as unknown as ProductDraft).filter(({ field }) =>
    field.endsWith('itude'),
  );
  expect(found).toEqual(fields.map((field) => ({ field, code: 'required' })));
});
