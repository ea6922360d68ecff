import { paths } from './paths.ts';

test.each([
  [paths.tour(7), '/route/detail?id=7'],
  [
    paths.login('/route/preview?id=7&day=2026-12-24'),
    '/login?redirect=%2Froute%2Fpreview%3Fid%3D7%26day%3D2026-12-24',
  ],
  [paths.login(), '/login'],
  [paths.tours('domestic', { theme: '海岛', minDays: undefined }), '/domestic?theme=%E6%B5%B7%E5%B2%9B'],
  [paths.order('tour', 'T20261224'), '/personal/route-order/detail?orderNo=T20261224'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
