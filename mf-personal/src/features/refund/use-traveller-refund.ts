import { type ApiError, call, idempotencyKeys, queryClient, queryOf } from '@portal/shared/api';
import type { OrderDetail, RefundRow, TravellerRefundQuote } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { leavingFault, singleRoomsLeft } from '@portal/shared/rules';
import { focusField, toast } from '@portal/shared/ui';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { travellerRefundMessages } from './traveller-refund-messages.ts';
import { useReason } from './use-reason.ts';

const quoteKey = 'GET /api/v1/orders/:orderNo/traveller-refund/quote';
const listKey = 'GET /api/v1/orders/:orderNo/refunds';

export const whoField = 'leaving';
export const reasonField = 'leaving-reason';

/** The quote of those who are chosen; none before the choice can be made. */
const useQuote = (
  orderNo: string,
  places: readonly number[],
  singleRooms: number | undefined,
  valid: boolean,
) => {
  const query = { places: places.join(','), ...(singleRooms === undefined ? {} : { singleRooms }) };
  const options = queryOf(quoteKey, { params: { orderNo }, query }, { quiet: true });
  return useQuery({
    ...options,
    queryFn: valid ? options.queryFn : skipToken,
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
};

/** How many single rooms those who stay can keep. */
const roomsOf = ({ details, travellers }: OrderDetail, places: readonly number[]) => {
  if (details.kind !== 'tour') return { least: 0, most: 0 };
  return singleRoomsLeft(details, places.filter((place) => !travellers[place]?.child).length);
};

/** Who leaves an order, the quote of that, and its request. If the quote has changed, the new one is shown. */
export const useTravellerRefund = (order: OrderDetail, onDone: () => void) => {
  const { orderNo, travellers } = order;
  const t = useMessages(travellerRefundMessages);
  const [keyOf] = useState(() => idempotencyKeys());
  const [places, setPlaces] = useState<readonly number[]>([]);
  const [singleRooms, setSingleRooms] = useState<number>();
  const { reason, setReason, forget } = useReason(`traveller-refund:${orderNo}`);
  const [tried, setTried] = useState(false);
  const fault = leavingFault(travellers, places);
  const query = useQuote(orderNo, places, singleRooms, fault === null);
  const send = useMutation<RefundRow, ApiError, TravellerRefundQuote>({
    mutationFn: ({ version, singleRooms: { after } }) => {
      const body = { places: [...places], singleRooms: after, reason: reason.trim(), version };
      const input = { params: { orderNo }, body };
      return call('POST /api/v1/orders/:orderNo/traveller-refund', input, { idempotencyKey: keyOf(body) });
    },
    onSuccess: async ({ state }) => {
      forget();
      await queryClient.invalidateQueries({ queryKey: [listKey] });
      toast.success(t(state === 'REQUESTED' ? 'done.requested' : 'done.started'));
      onDone();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [quoteKey] }),
  });
  const choose = (place: number, leaves: boolean) => {
    send.reset();
    setSingleRooms(undefined);
    setPlaces(leaves ? [...places, place].sort((a, b) => a - b) : places.filter((other) => other !== place));
  };
  const isMissing = reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (fault) focusField(`${whoField}-0`);
    else if (isMissing) focusField(reasonField);
    else if (query.data) send.mutate(query.data);
  };
  return {
    ...{ places, choose, reason, changeReason: setReason, forget, submit },
    rooms: fault ? undefined : { ...roomsOf(order, places), kept: singleRooms },
    keepRooms: (count: number) => {
      send.reset();
      setSingleRooms(count);
    },
    query: fault ? undefined : query,
    whoError: fault && (tried || fault !== 'none') ? t(`faults.${fault}`) : undefined,
    isReasonMissing: tried && isMissing,
    refusal: send.error?.code === 'A0511' ? t('changed') : send.error?.message,
    busy: send.isPending || query.isFetching,
  };
};
