import { takeConsoleErrors } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { defineMessages, setLanguage, translate, useLanguage, useMessages } from './index.ts';

const messages = defineMessages('test', {
  'zh-cn': { hello: '你好，{{name}}', seats_one: '余 {{count}} 位', seats_other: '余 {{count}} 位' },
  en: { hello: 'Hello {{name}}', seats_one: '{{count}} seat left', seats_other: '{{count}} seats left' },
});

const Greeting = () => {
  const t = useMessages(messages);
  return (
    <p lang={useLanguage()}>
      {t('hello', { name: '<b>' })} {t('seats', { count: 1 })} {t('seats', { count: 3 })}
    </p>
  );
};

beforeEach(() => setLanguage('zh-cn'));

test('messages follow the language at once, with values and plural forms', () => {
  render(<Greeting />);
  expect(screen.getByText('你好，<b> 余 1 位 余 3 位')).toBeVisible();
  act(() => setLanguage('en'));
  expect(screen.getByText('Hello <b> 1 seat left 3 seats left')).toBeVisible();
});

test('messages are available outside of components', () => {
  setLanguage('en');
  expect(translate(messages, 'hello', { name: 'Ann' })).toBe('Hello Ann');
});

test('a word that one catalogue lacks falls back to English', () => {
  const lacking = { namespace: 'lacking', words: { only: '' } };
  defineMessages('lacking', { 'zh-cn': {}, en: { only: 'Only English' } as object });
  expect(translate(lacking, 'only')).toBe('Only English');
});

test('an unknown message name is reported and fails the test', () => {
  // The cast simulates a name that slipped past the types.
  expect(translate(messages, 'nowhere' as 'hello')).toBe('nowhere');
  expect(takeConsoleErrors()).toEqual(['No words for test:nowhere']);
});
