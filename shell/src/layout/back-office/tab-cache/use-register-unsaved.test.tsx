import { UnsavedContext, useUnsaved } from '@portal/shared/ui';
import { render } from '@testing-library/react';
import { Activity, useLayoutEffect, useRef } from 'react';
import { createUnsavedRegistry } from '../tabs/unsaved-registry.ts';
import { useIsVisible } from './use-is-visible.ts';
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
  <UnsavedContext value={useRegisterUnsaved('/role', unsaved, useIsVisible())}>
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
