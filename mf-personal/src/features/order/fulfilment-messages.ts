import type { OrderRow } from '@portal/shared/contract';
import { defineMessages, type Key } from '@portal/shared/i18n';
import en from './fulfilment-messages.en.json' with { type: 'json' };
import zh from './fulfilment-messages.zh-cn.json' with { type: 'json' };

/** How every state of every kind's fulfilment is called, and what it means to the buyer. */
export const fulfilmentMessages = defineMessages('orderFulfilment', { 'zh-cn': zh, en });

type Part = 'name' | 'note';
type FulfilmentKey<P extends Part> = Extract<Key<typeof zh>, `${string}.${P}`>;

/** Where the words of an order's fulfilment are; undefined for a state that has none. */
export const fulfilmentKey = <P extends Part>(
  { kind, fulfilment }: Pick<OrderRow, 'kind' | 'fulfilment'>,
  part: P,
): FulfilmentKey<P> | undefined =>
  // Every state of the catalogue has a name and a note.
  Object.hasOwn(zh[kind], fulfilment) ? (`${kind}.${fulfilment}.${part}` as FulfilmentKey<P>) : undefined;
