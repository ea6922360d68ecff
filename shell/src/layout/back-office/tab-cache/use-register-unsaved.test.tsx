import { UnsavedContext, useUnsaved } from '@portal/shared/ui';
import { act, render } from '@testing-library/react';
import { Activity, Suspense, use, useLayoutEffect, useRef } from 'react';
import { createUnsavedRegistry } from '../tabs/unsaved-registry.ts';
import { useRegisterUnsaved } from './use-register-unsaved.ts';

/** A form whose fields are registered only while visible, as antd's are. */
const Form = ({ filled }: { filled: boolean }) => {
  const fields = useRef(0);
  useLayoutEffect(() => {
    fields.current = 1;
    return () => {
      fields.current = 0;
    };
  }, []);
  useUnsaved(() => filled && fields.current > 0);
  return null;
};

const unsaved = createUnsavedRegistry();
const Page = ({ filled }: { filled: boolean }) => (
  <UnsavedContext value={useRegisterUnsaved('/role', unsaved)}>
    <Form filled={filled} />
  </UnsavedContext>
);

const screenOf = (mode: 'visible' | 'hidden', filled: boolean) => (
  <Activity mode={mode}>
    <Page filled={filled} />
  </Activity>
);

test('an unsaved form counts while its screen is hidden, until it is shown and emptied', () => {
  const { rerender } = render(screenOf('visible', false));
  expect(unsaved.has('/role')).toBe(false);
  rerender(screenOf('visible', true));
  expect(unsaved.has('/role')).toBe(true);
  rerender(screenOf('hidden', true));
  expect(unsaved.has('/role')).toBe(true);
  rerender(screenOf('visible', true));
  expect(unsaved.has('/role')).toBe(true);
  rerender(screenOf('visible', false));
  rerender(screenOf('hidden', false));
  expect(unsaved.has('/role')).toBe(false);
});

test('an unsaved form still counts after its screen has suspended', async () => {
  let arrive: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Part = ({ asked }: { asked: boolean }) => (asked ? use(text) : null);
  const view = (asked: boolean) => (
    <Suspense fallback="loading">
      <Page filled />
      <Part asked={asked} />
    </Suspense>
  );
  const { rerender, findByText } = render(view(false));
  expect(unsaved.has('/role')).toBe(true);
  await act(async () => rerender(view(true)));
  await act(async () => arrive('part'));
  await findByText('part');
  expect(unsaved.has('/role')).toBe(true);
});
