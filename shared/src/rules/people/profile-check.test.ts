import { checkProfile, trimProfile } from './profile-check.ts';

const form = { nickname: '海燕', gender: 2, birthday: '1990-03-07' } as const;
const today = '2026-11-22';

test.each([
  [{}, []],
  [{ birthday: null }, []],
  [{ birthday: today }, []],
  [{ nickname: '' }, ['nickname required']],
  [{ nickname: 'a'.repeat(31) }, ['nickname invalid']],
  [{ nickname: 'a\u202eb' }, ['nickname invalid']],
  [{ birthday: '2026-11-23' }, ['birthday future']],
  [{ birthday: '1899-12-31' }, ['birthday invalid']],
  [{ birthday: '2026-02-30' }, ['birthday invalid']],
  [{ nickname: '', birthday: 'x' }, ['nickname required', 'birthday invalid']],
])('%j has the faults %j', (change, faults) => {
  expect(checkProfile({ ...form, ...change }, today).map(({ field, code }) => `${field} ${code}`)).toEqual(
    faults,
  );
});

test('a nickname is trimmed', () => {
  expect(trimProfile({ ...form, nickname: ' 海燕 ' }).nickname).toBe('海燕');
});
