import { takeConsoleErrors } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ViewBoundary } from './view-boundary.tsx';

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
    <ViewBoundary onCrash={onCrash}>
      <View />
    </ViewBoundary>,
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
