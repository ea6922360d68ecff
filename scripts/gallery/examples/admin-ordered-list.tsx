import { OrderedList } from '../../../mf-admin/src/ordered-list/ordered-list.tsx';
import type { OrderedListCalls } from '../../../mf-admin/src/ordered-list/ordered-list-calls.ts';
import { RowSummary } from '../../../mf-admin/src/ordered-list/row-summary.tsx';
import { SortableRows } from '../../../mf-admin/src/ordered-list/sortable-rows.tsx';
import { type Examples, longText, nothing, show } from '../example.tsx';

interface Slide {
  readonly id: number;
  readonly status: 0 | 1;
  readonly name: string;
}

const done = async (): Promise<void> => undefined;
const changes = { create: done, change: done, order: done, setStatus: done, remove: done };

const callsOf = (key: string, rows: () => Promise<Slide[]>): OrderedListCalls<Slide, Slide> => ({
  key,
  rows,
  ...changes,
  perm: 'site:slide',
  form: (id) => Promise.resolve({ id, status: 1, name: '' }),
});

const adminOrderedList: Examples = {
  wide: true,
  components: (say) => {
    const long = longText(say);
    const label = say('轮播图', 'Slides');
    const slides: Slide[] = [label, long, say('签证快办', 'Fast visas')].map((name, place) => ({
      id: place + 1,
      status: place === 2 ? 0 : 1,
      name,
    }));
    const list = {
      label,
      calls: callsOf('slides', async () => slides),
      nameOf: ({ name }: Slide) => name,
      onEdit: nothing,
      empty: { title: say('还没有轮播图', 'No slides yet'), body: long },
      children: ({ name }: Slide) => <RowSummary title={name} details={[label]} />,
    };
    return {
      OrderedList: show(
        OrderedList<Slide, Slide>,
        list,
      )({
        'loaded, long text': {},
        empty: { calls: callsOf('empty', async () => []) },
        error: { calls: callsOf('error', () => Promise.reject(new Error('unreachable'))) },
        loading: { calls: callsOf('loading', () => new Promise(nothing)) },
      }),
      SortableRows: show(SortableRows<Slide>, { label, rows: slides, children: ({ name }) => name })({
        sortable: { onOrder: nothing },
        'order stays': {},
      }),
      RowSummary: show(RowSummary, { title: label, details: ['2026-11-01', ''] })({
        default: {},
        'long text': { title: long, details: [long] },
      }),
    };
  },
};
export default adminOrderedList;
