import { codesOf, pathOfCodes } from './region-input.tsx';

test.each([
  ['440000/440800/440802', ['44', '4408', '440802']],
  ['500000', ['50']],
  [null, []],
  [undefined, []],
])('%s has the codes %j', (path, codes) => {
  expect(codesOf(path)).toEqual(codes);
  expect(pathOfCodes(codes)).toBe(path ?? null);
});
