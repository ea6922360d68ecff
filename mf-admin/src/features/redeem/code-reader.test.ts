import { cameraFault, createCodeReader } from './code-reader.ts';

test.each([
  [new DOMException('', 'NotAllowedError'), 'denied'],
  [new DOMException('', 'SecurityError'), 'denied'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'missing'],
  [new TypeError('mediaDevices is undefined'), 'missing'],
])('%s: the camera is %s', (error, fault) => {
  expect(cameraFault(error)).toBe(fault);
});

test('a browser without a reader says so', () => {
  expect(createCodeReader()).toBeUndefined();
});
