import { takeConsoleErrors } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import React, { type ComponentType, Suspense } from 'react';
import { addLazyTimeout } from './lazy-timeout.ts';
import { ViewErrorBoundary } from './view-error-boundary.tsx';

const before = React.lazy;

beforeEach(() => {
  jest.useFakeTimers();
  addLazyTimeout();
});
afterEach(() => {
  Object.assign(React, { lazy: before });
  jest.useRealTimers();
});

const show = async (load: () => Promise<{ default: ComponentType }>) => {
  const Part = React.lazy(load);
  const onCrash = jest.fn();
  await act(async () => {
    render(
      <ViewErrorBoundary onCrash={onCrash}>
        <Suspense fallback="a moment">
          <Part />
        </Suspense>
      </ViewErrorBoundary>,
    );
  });
  return onCrash;
};

it('a lazy part that never comes crashes the view it is in', async () => {
  const onCrash = await show(() => new Promise(() => undefined));
  expect(screen.getByText('a moment')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6499));
  expect(onCrash).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(onCrash).toHaveBeenCalledWith(new Error('No answer within 6500 ms.'), false);
  expect(takeConsoleErrors().join()).toContain('No answer');
});

it('a lazy part that loads is shown', async () => {
  const onCrash = await show(async () => ({ default: () => <p>a part</p> }));
  expect(await screen.findByText('a part')).toBeVisible();
  expect(onCrash).not.toHaveBeenCalled();
});
