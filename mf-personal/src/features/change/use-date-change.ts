import { type ApiError, call, idempotencyKeys, queryClient, queryOf } from '@portal/shared/api';
import type { ChangeResult, DateChangeQuote, Departure, OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMessages } from './change-messages.ts';

const quoteKey = 'GET /api/v1/orders/:orderNo/date-change/quote';

/** Identifies a departure in a list: plan and day. */
export const keyOf = ({ skuId, day }: Pick<Departure, 'skuId' | 'day'>): string => `${skuId} ${day}`;

const departureOf = (key: string): Pick<Departure, 'skuId' | 'day'> => {
  const [skuId, day = ''] = key.split(' ');
  return { skuId: Number(skuId), day };
};

/** The chosen departure with its quote, and its confirmation. If the quote has changed, the new one is shown. */
export const useDateChange = ({ orderNo, kind }: OrderDetail, onDone: () => void) => {
  const t = useMessages(changeMessages);
  const navigate = useNavigate();
  const [chosen, choose] = useState('');
  const [idempotencyKey] = useState(() => idempotencyKeys());
  const options = queryOf(quoteKey, { params: { orderNo }, query: departureOf(chosen) }, { quiet: true });
  const query = useQuery({
    ...options,
    queryFn: chosen === '' ? skipToken : options.queryFn,
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  const send = useMutation<ChangeResult, ApiError, DateChangeQuote>({
    mutationFn: ({ version }) => {
      const body = { ...departureOf(chosen), version };
      return call(
        'POST /api/v1/orders/:orderNo/date-change',
        { params: { orderNo }, body },
        {
          idempotencyKey: idempotencyKey(body),
        },
      );
    },
    onSuccess: ({ state }) => {
      onDone();
      if (state === 'PENDING') void navigate(paths.pay(orderNo, kind));
      else toast.success(t('date.done'));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: [quoteKey] }),
  });
  const refusal = send.error?.code === 'A0511' ? t('date.changed') : send.error?.message;
  return {
    chosen,
    choose: (key: string) => {
      send.reset();
      choose(key);
    },
    ...{ query, refusal, busy: send.isPending || query.isFetching },
    confirm: (quote: DateChangeQuote) => send.mutate(quote),
  };
};
