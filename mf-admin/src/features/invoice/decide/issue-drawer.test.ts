import { fileFault } from './issue-drawer.tsx';

test.each([
  [undefined, 'required'],
  [{ name: 'a.pdf', size: 1 }, undefined],
  [{ name: 'A.OFD', size: 10 * 1024 * 1024 }, undefined],
  [{ name: 'a.xml', size: 1 }, 'type'],
  [{ name: 'a.pdf', size: 10 * 1024 * 1024 + 1 }, 'size'],
] as const)('%o: %s', (file, fault) => {
  expect(fileFault(file)).toBe(fault);
});
