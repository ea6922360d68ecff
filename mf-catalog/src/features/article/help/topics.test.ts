import { topicsOf } from './topics.ts';

const row = (code: string, zh: string) => ({ code, topic: { zh }, title: { zh: code } });

test('questions are grouped by topic in their order', () => {
  const topics = topicsOf([row('a', '退款'), row('b', '签证'), row('c', '退款')]);
  expect(topics.map(({ name, questions }) => [name.zh, ...questions.map(({ code }) => code)])).toEqual([
    ['退款', 'a', 'c'],
    ['签证', 'b'],
  ]);
  expect(topicsOf([])).toEqual([]);
});
