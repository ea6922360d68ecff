import { createUnsavedRegistry } from './unsaved-registry.ts';

test('a tab loses something as long as one part of its screen says so', () => {
  const unsaved = createUnsavedRegistry();
  let filled = false;
  const form = () => filled;
  unsaved.add('/user', form);
  unsaved.add('/user', () => false);
  expect([unsaved.has('/user'), unsaved.any()]).toEqual([false, false]);
  filled = true;
  expect([unsaved.has('/user'), unsaved.has('/role'), unsaved.any()]).toEqual([true, false, true]);
  unsaved.remove('/user', form);
  expect(unsaved.any()).toBe(false);
});

test('unsaved input of a screen is cleared when the screen is mounted again', () => {
  const unsaved = createUnsavedRegistry();
  unsaved.add('/user', () => true);
  unsaved.clear('/user');
  expect(unsaved.any()).toBe(false);
});
