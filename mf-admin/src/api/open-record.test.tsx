import type { AdminRefundDetail } from '@portal/shared/contract';
import { people, renderView } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { useOpenRecord } from './open-record.ts';

const call = 'GET /api/v1/refunds/:refundNo';
const refund = (state: AdminRefundDetail['state']) => ({ state }) as AdminRefundDetail;

const State = () => {
  const { data } = useOpenRecord(call, { params: { refundNo: 'R1' } });
  return data && <p>{data.state}</p>;
};

afterEach(() => jest.useRealTimers());

test('an open record shows what somebody else has changed within five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = renderView(<State />, {
    user: people.root,
    answers: { [call]: refund('REQUESTED') },
  });
  expect(await screen.findByText('REQUESTED')).toBeVisible();
  server.answer({ [call]: refund('REJECTED') });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('REJECTED')).toBeVisible();
});

test('a record stays as it was when a poll fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = renderView(<State />, {
    user: people.root,
    answers: { [call]: refund('REQUESTED') },
  });
  expect(await screen.findByText('REQUESTED')).toBeVisible();
  server.answer({ [call]: () => Promise.reject(new Error('unreachable')) });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('REQUESTED')).toBeVisible();
});
