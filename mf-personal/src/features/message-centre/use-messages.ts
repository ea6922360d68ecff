import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { MessageCategory } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

export const categories: readonly MessageCategory[] = ['order', 'reply', 'price', 'availability', 'notice'];

/** How many messages are on a page. */
export const pageSize = 10;

interface MessageFilters {
  readonly category?: MessageCategory;
  readonly pageNum: number;
}

/** The number at the member's menu. */
const showUnread = (unreadMessages: number): void =>
  useSession.setState(({ user }) => ({ user: user && { ...user, unreadMessages } }));

/** A page of the member's messages. The number at the member's menu follows it. */
export const useMessageList = ({ category, pageNum }: MessageFilters) => {
  const query = useQuery({
    ...queryOf('GET /api/v1/messages', { query: { category, pageNum, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const unread = query.data?.unread;
  useEffect(() => {
    if (unread !== undefined) showUnread(unread);
  }, [unread]);
  return query;
};

const isList = /^GET \/api\/v1\/messages$/;
const refresh = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isList.test(String(key)) });

/** Marks a message as read, or all of them without an id. */
export const useMarkRead = () =>
  useMutation<{ unread: number }, ApiError, number | undefined>({
    mutationFn: (id) =>
      id === undefined
        ? call('PUT /api/v1/messages/read', {})
        : call('PUT /api/v1/messages/:id/read', { params: { id } }),
    onSuccess: ({ unread }) => showUnread(unread),
    onSettled: refresh,
  });
