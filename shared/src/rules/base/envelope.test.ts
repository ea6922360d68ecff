import { failureText, isSuccess, speaksCode } from './envelope.ts';

test.each([
  [{ errorCode: 0, data: 1 }, true],
  [{ errorCode: '0' }, false],
  [{ code: '200' }, true],
  [{ code: 200 }, false],
  [{ code: 'A0230', msg: 'x' }, false],
  [new ArrayBuffer(2), true],
  [new Blob(['x']), true],
  [{}, false],
  [null, false],
  ['200', false],
])('success of %p is %p', (body, expected) => {
  expect(isSuccess(body)).toBe(expected);
});

test.each([
  [{ errorMsg: 'a', msg: 'b' }, 'a'],
  [{ errorMsg: '', msg: 'b' }, 'b'],
  [{ msg: 'b' }, 'b'],
  [{}, '系统出错'],
  [undefined, '系统出错'],
])('failure %p says %p', (body, expected) => {
  expect(failureText(body)).toBe(expected);
});

test.each([
  [{ errorMsg: 'a', msg: 'b' }, 'a'],
  [{ msg: 'b' }, '系统出错'],
])('HTTP error %p says %p', (body, expected) => {
  expect(failureText(body, 400)).toBe(expected);
});

test.each([
  ['/api/v1/users', true],
  ['/api/v10/users', false],
  ['/api/travelInfo/getByOrgCode', false],
])('%s speaks code: %p', (path, expected) => {
  expect(speaksCode(path)).toBe(expected);
});
