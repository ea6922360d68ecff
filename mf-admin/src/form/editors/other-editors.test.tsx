import { refuse, renderView } from '@portal/shared/testing';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { OtherEditors } from './other-editors.tsx';

const call = 'POST /api/v1/console/editors';
const record = { kind: 'article', recordId: 7 } as const;
const since = '2026-11-28T02:32:00Z';
const others = [
  { name: '张三', since },
  { name: '李四', since },
];

test('others who have the record open are announced with the time of Shanghai, and closing it is sent', async () => {
  const { server, unmount } = renderView(<OtherEditors record={record} />, {
    answers: { [call]: { others } },
  });
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('正在编辑：张三（10:32 起）和李四（10:32 起）'));
  expect(server.received(call).map(({ body }) => body)).toEqual([{ ...record, open: true }]);
  unmount();
  await waitFor(() => expect(server.received(call).at(-1)?.body).toEqual({ ...record, open: false }));
});

test('a form without others, or whose heartbeat fails, shows nothing and keeps its place', async () => {
  const { server } = renderView(<OtherEditors record={record} />, {
    answers: { [call]: refuse('B0001', '暂时无法处理', { status: 503 }) },
  });
  await waitFor(() => expect(server.received(call)).not.toHaveLength(0));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('heartbeats follow every ten seconds, and stop while the tab is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { server } = renderView(<OtherEditors record={record} />, { answers: { [call]: { others: [] } } });
    const beats = () => server.received(call).length;
    await waitFor(() => expect(beats()).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(beats()).toBe(2));
    focusManager.setFocused(false);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(beats()).toBe(2);
  } finally {
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  }
});
