import { takeConsoleErrors } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { ViewErrorBoundary } from './view-error-boundary.tsx';

/** A view that can be rendered once React has tried this often; React itself repeats a render that threw. */
function crashing(times: number) {
  let left = times;
  return function View() {
    const [broken, setBroken] = useState(false);
    if (broken || left-- > 0) throw new Error('crash');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        break
      </button>
    );
  };
}

const show = (times: number) => {
  const View = crashing(times);
  const onCrash = jest.fn();
  render(
    <ViewErrorBoundary onCrash={onCrash}>
      <View />
    </ViewErrorBoundary>,
  );
  return onCrash;
};

/** React tells every crash to the console, caught or not. */
const expectCrashes = () => expect(takeConsoleErrors().join()).toContain('crash');

it('renders a view again that crashed once before it was seen', () => {
  const onCrash = show(2);
  expect(screen.getByRole('button', { name: 'break' })).toBeVisible();
  expect(onCrash).not.toHaveBeenCalled();
  expectCrashes();
});

it('gives up on a view that cannot be rendered', () => {
  const onCrash = show(100);
  expect(onCrash.mock.calls).toEqual([[new Error('crash'), true]]);
  expectCrashes();
});

it('tells when a view crashes that was on the screen', async () => {
  const onCrash = show(0);
  await userEvent.click(screen.getByRole('button', { name: 'break' }));
  expect(onCrash.mock.calls).toEqual([[new Error('crash'), false]]);
  expectCrashes();
});

describe('a view that waits for something for ever', () => {
  const never = new Promise<never>(() => undefined);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is given up after 6.5 s, and what is around it stays', async () => {
    const Waiting = () => use(never);
    const onCrash = jest.fn();
    await act(async () => {
      render(
        <>
          <nav>menu</nav>
          <ViewErrorBoundary onCrash={onCrash}>
            <Waiting />
          </ViewErrorBoundary>
        </>,
      );
    });
    expect(screen.getByText('menu')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(6499));
    expect(onCrash).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(onCrash.mock.calls).toEqual([[new Error('It did not draw itself within 6500 ms.'), true]]);
  });
});
