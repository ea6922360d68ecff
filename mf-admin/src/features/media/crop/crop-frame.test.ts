import { contract } from '@portal/shared/contract';
import { fits, largestFrame, moved, resized, smallest, withSide } from './crop-frame.ts';
import { firstCrop, ratios, siteShapes, withShape } from './shapes.ts';

const picture = { width: 1600, height: 900 };
const frame = { x: 400, y: 300, width: 400, height: 300 };

test('the smallest part is that of the contract', () => {
  const { width, height } = contract['POST /api/v1/media/:id/crops'].body.properties.frame.properties;
  expect([width, height]).toEqual([
    expect.objectContaining({ minimum: smallest }),
    expect.objectContaining({ minimum: smallest }),
  ]);
});

test.each([
  [4 / 3, { x: 200, y: 0, width: 1200, height: 900 }],
  [2, { x: 0, y: 50, width: 1600, height: 800 }],
  [16 / 9, { x: 0, y: 0, width: 1600, height: 900 }],
  [undefined, { x: 0, y: 0, width: 1600, height: 900 }],
])('the largest part of the ratio %s is in the middle', (ratio, expected) => {
  expect(largestFrame(picture, ratio)).toEqual(expected);
});

test('a picture offers only shapes that it is large enough for', () => {
  const narrow = { width: 250, height: 1600 };
  expect(fits({ width: 1600, height: 199 })).toBe(false);
  expect([fits(narrow, 1), fits(narrow, 4 / 3)]).toEqual([true, false]);
  expect(firstCrop(narrow)).toEqual({ shape: 'free', frame: { x: 0, y: 0, ...narrow } });
});

test('a moved frame stays inside the picture', () => {
  expect(moved(frame, { x: 10.4, y: 20.6 }, picture)).toEqual({ ...frame, x: 10, y: 21 });
  expect(moved(frame, { x: -5, y: 9999 }, picture)).toEqual({ ...frame, x: 0, y: 600 });
});

test('a resized frame keeps its opposite corner, its shape and the least size', () => {
  const corner = { left: true, top: true };
  const [larger, huge, tiny] = [
    { width: 600, height: 500 },
    { width: 9999, height: 9999 },
    { width: 1, height: 1 },
  ];
  expect(resized(frame, larger, picture, corner)).toEqual({ x: 200, y: 100, ...larger });
  expect(resized(frame, huge, picture, corner)).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  expect(resized(frame, tiny, picture, {})).toEqual({ ...frame, width: 200, height: 200 });
  const ratio = 4 / 3;
  expect(resized(frame, { width: 500, height: 1 }, picture, { ratio })).toEqual({
    ...frame,
    ...{ width: 500, height: 375 },
  });
  expect(resized(frame, tiny, picture, { ratio })).toEqual({ ...frame, width: 267, height: 200 });
});

test('another width changes the height in a shape, and leaves it in a free frame', () => {
  expect(withSide(frame, { width: 300 }, picture, 4 / 3)).toEqual({ ...frame, width: 300, height: 225 });
  expect(withSide(frame, { height: 450 }, picture, 4 / 3)).toEqual({ ...frame, width: 600, height: 450 });
  expect(withSide(frame, { width: 300 }, picture, undefined)).toEqual({ ...frame, width: 300 });
});

test('every shape of pictures of any size is inside the picture and large enough', () => {
  for (const ratio of [undefined, ...Object.values(ratios)])
    for (let width = smallest; width <= 1600; width += 7) {
      const any = { width, height: 1801 - width };
      if (!fits(any, ratio)) continue;
      for (const wanted of [1, 333, 5000]) {
        const part = withSide(largestFrame(any, ratio), { width: wanted }, any, ratio);
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(smallest);
        expect(part.x + part.width).toBeLessThanOrEqual(any.width);
        expect(part.y + part.height).toBeLessThanOrEqual(any.height);
      }
    }
});

test('another shape takes the largest part, a free one keeps the part', () => {
  const crop = { shape: 'card', frame } as const;
  expect(withShape(crop, 'free', picture)).toEqual({ shape: 'free', frame });
  for (const shape of siteShapes)
    expect(withShape(crop, shape, picture).frame).toEqual(largestFrame(picture, ratios[shape]));
});
