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

test('the answer of a hidden screen counts until it is shown again', () => {
  const unsaved = createUnsavedRegistry();
  let filled = true;
  const form = () => filled;
  unsaved.add('/user', form);
  unsaved.settle('/user');
  filled = false;
  unsaved.remove('/user', form);
  expect([unsaved.has('/user'), unsaved.any()]).toEqual([true, true]);
  unsaved.resume('/user');
  unsaved.add('/user', form);
  expect(unsaved.any()).toBe(false);
});

test('a closed tab has no unsaved changes', () => {
  const unsaved = createUnsavedRegistry();
  unsaved.add('/user', () => true);
  unsaved.clear('/user');
  unsaved.settle('/user');
  expect(unsaved.any()).toBe(false);
});
