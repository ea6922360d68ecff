import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { productKinds } from '#src/ui/product-kinds.ts';
import { useProductCounts } from '../product-calls.ts';
import { productMessages } from '../product-messages.ts';

export const productStates = ['draft', 'live', 'down', 'changed'] as const;

type Counts = CallData<'GET /api/v1/products/counts'>;

const sum = (counts: Counts): number => counts.reduce((all, { count }) => all + count, 0);

/** How many products there are of each kind, and in all. */
export const useKindCounts = () => {
  const counts = useProductCounts();
  const countOf = (kind: string) => sum(counts?.filter((one) => one.kind === kind) ?? []);
  return (
    counts && { '': sum(counts), ...Object.fromEntries(productKinds.map((kind) => [kind, countOf(kind)])) }
  );
};

/** The states as options of a filter, with how many products of the chosen kind there are in each. */
export const useStateOptions = ({ kind }: Readonly<Record<string, unknown>>) => {
  const t = useMessages(productMessages);
  const counts = useProductCounts()?.filter((one) => kind === undefined || one.kind === kind);
  const labelOf = (state: (typeof productStates)[number]) => {
    const words = t(`states.${state}`);
    if (!counts || state === 'changed') return words;
    return `${words} ${sum(counts.filter(({ status }) => status === state))}`;
  };
  return productStates.map((value) => ({ value, label: labelOf(value) }));
};
