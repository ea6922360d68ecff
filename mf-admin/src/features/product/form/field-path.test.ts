import { below, lastWord, pathOf } from './field-path.ts';

test.each([
  ['title', ['title']],
  ['draft/content/notices/0/zh', ['content', 'notices', 0, 'zh']],
  ['skus/12/attributes/picture', ['skus', 12, 'attributes', 'picture']],
])('%s leads to %j', (field, path) => {
  expect(pathOf(field)).toEqual(path);
});

test('a field of two words is a path of two steps, labelled by the last', () => {
  expect(below(['skus', 0], 'attributes.bed')).toEqual(['skus', 0, 'attributes', 'bed']);
  expect(lastWord('attributes.bed')).toBe('bed');
});
