import { writeLanguageCookie } from '@portal/shared/config';
import {
  currentLanguage,
  firstLanguage,
  languageFor,
  languages,
  setLanguage,
  startI18n,
  textIn,
} from './index.ts';

const browserSpeaks = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['zh', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-TW', 'zh-cn'],
  ['ZH-hans', 'zh-cn'],
  ['en-US', 'en'],
  ['fr', 'en'],
])('a browser that speaks %s starts in %s', (browser, language) => {
  expect(languageFor(browser)).toBe(language);
  browserSpeaks(browser);
  expect(firstLanguage()).toBe(language);
});

test('there are two languages, Chinese first', () => {
  expect(languages).toEqual(['zh-cn', 'en']);
});

test('a chosen language is stored in local storage and in a cookie for the server', () => {
  browserSpeaks('zh-CN');
  setLanguage('en');
  expect(firstLanguage()).toBe('en');
  expect(document.cookie).toContain('language=en');
  expect(document.documentElement.lang).toBe('en');
  startI18n();
  expect(currentLanguage()).toBe('en');
});

test('a deleted cookie is written again from the stored choice', () => {
  setLanguage('en');
  document.cookie = 'language=; Path=/; Max-Age=0';
  expect(document.cookie).not.toContain('language');
  writeLanguageCookie();
  expect(document.cookie).toContain('language=en');
});

test('a stored value that is no language is ignored', () => {
  document.cookie = 'language=; Path=/; Max-Age=0';
  localStorage.setItem('language', 'constructor');
  browserSpeaks('de');
  expect(firstLanguage()).toBe('en');
  writeLanguageCookie();
  expect(document.cookie).not.toContain('language');
});

test.each([
  [{ zh: '海岛', en: 'Island' }, 'zh-cn', '海岛'],
  [{ zh: '海岛', en: 'Island' }, 'en', 'Island'],
  [{ zh: '海岛' }, 'en', '海岛'],
  [{ zh: '海岛', en: '' }, 'en', '海岛'],
  [null, 'en', ''],
  [undefined, 'zh-cn', ''],
] as const)('%j read in %s is %j', (text, language, words) => {
  expect(textIn(text, language)).toBe(words);
});
