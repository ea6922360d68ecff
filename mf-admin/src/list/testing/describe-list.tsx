import type { CallData, CallKey } from '@portal/shared/contract';
import { type Answers, people, refuse, renderView } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';

interface DescribedList<K extends CallKey> {
  readonly screen: ReactElement;
  readonly path: string;
  readonly call: K;
  /** One page, and a text in it that only its rows have. */
  readonly page: CallData<K>;
  readonly shown: string | RegExp;
  /** A filter by its label, the option that is chosen, and what is then in the URL and asked for. */
  readonly filter?: {
    readonly label: string;
    readonly choose: string;
    readonly query: Readonly<Record<string, string>>;
  };
  /** The title of the empty list. */
  readonly empty: string;
  /** What other calls of the screen answer. */
  readonly answers?: Answers;
}

const emptyPage = { list: [], total: 0 };

/** The tests that every list of the back office has; those of its own stand beside them. */
export const describeList = <K extends CallKey>(list: DescribedList<K>): void => {
  const { path, call, filter } = list;
  const show = (answer: unknown) =>
    renderView(list.screen, {
      path,
      user: people.root,
      // The key of a call and its data belong together in the description.
      answers: { ...list.answers, [call]: answer } as Answers,
    });

  test('the list shows the rows of a page', async () => {
    const { server } = show(list.page);
    expect(await screen.findByText(list.shown)).toBeVisible();
    expect(server.received(call)[0]?.query).toMatchObject({ pageNum: '1', pageSize: '10' });
  });

  if (filter)
    test('a filter is kept in the URL and sent to the server', async () => {
      const { server, person, address } = show(list.page);
      await screen.findByText(list.shown);
      await person.selectOptions(screen.getByLabelText(filter.label), filter.choose);
      await waitFor(() => expect(server.received(call).at(-1)?.query).toMatchObject(filter.query));
      const kept = new URLSearchParams(address().split('?')[1]);
      expect(Object.fromEntries(kept)).toMatchObject(filter.query);
    });

  test('an empty list shows the empty state, and its filters can be cleared', async () => {
    const { person, address } = show(emptyPage);
    expect(await screen.findByText(list.empty)).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: '关键字' }), 'zzz{Enter}');
    await waitFor(() => expect(address()).toContain('keywords=zzz'));
    await person.click((await screen.findAllByRole('button', { name: '清除筛选' }))[0] as HTMLElement);
    await waitFor(() => expect(address()).not.toContain('keywords'));
  });

  test('a failed list shows the error, and a retry loads the rows', async () => {
    const { server, person } = show(refuse('B0001', '系统繁忙', { status: 500 }));
    const retry = await screen.findByRole('button', { name: '重试' });
    server.answer({ [call]: list.page } as Answers);
    await person.click(retry);
    expect(await screen.findByText(list.shown)).toBeVisible();
  });
};
