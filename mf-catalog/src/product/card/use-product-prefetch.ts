import { queryOf, read } from '@portal/shared/api';
import type { ProductKind } from '@portal/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { detailCalls } from '../detail-calls.ts';

/** A pointer that crosses a card on its way elsewhere stays for a shorter time. */
const hoverMs = 65;

/** Handlers for a product's card: once the pointer rests on it, the data of the product's page are fetched. */
export const useProductPrefetch = ({ kind, id }: { readonly kind: ProductKind; readonly id: number }) => {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  const input = { params: { id } };
  const prefetch = () =>
    void client.prefetchQuery({
      ...queryOf(detailCalls[kind], input),
      queryFn: ({ signal }) => read(detailCalls[kind], input, { signal, background: true }),
    });
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(prefetch, hoverMs);
    },
    onPointerLeave: cancel,
  };
};
