import { provinceChoices } from './province-names.ts';

test('each province is named in both languages', () => {
  const [zh, en] = [provinceChoices('zh-cn'), provinceChoices('en')];
  expect(zh).toHaveLength(31);
  expect(en.map(({ value }) => value)).toEqual(zh.map(({ value }) => value));
  expect(en.filter(({ label }) => !/^[A-Z][A-Za-z ]+$/.test(label))).toEqual([]);
});

test.each([
  ['北京', 'Beijing'],
  ['陕西', 'Shaanxi'],
  ['广东', 'Guangdong'],
  ['新疆', 'Xinjiang'],
])('%s is %s', (value, label) => {
  expect(provinceChoices('en')).toContainEqual({ value, label });
});
