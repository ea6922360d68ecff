import { people, refuse, renderView } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { FavouriteButton } from './favourite-button.tsx';

const ask = 'GET /api/v1/collections/:productId';
const put = 'PUT /api/v1/collections/:productId';
const remove = 'DELETE /api/v1/collections/:productId';
const answers = { [ask]: { collected: false }, [put]: null, [remove]: null } as const;

beforeEach(() => sessionStorage.clear());

test('a visitor is asked to log in and returns here, without a call to the server', async () => {
  const { person, server, address } = renderView(<FavouriteButton productId={7} />, {
    path: '/route/detail?id=7',
    answers,
  });
  await person.click(screen.getByRole('button', { name: '收藏' }));
  expect(address()).toBe('/login?redirect=%2Froute%2Fdetail%3Fid%3D7');
  expect(server.received(ask)).toHaveLength(0);
  expect(server.received(put)).toHaveLength(0);
});

test('after the login the favourite is added, once', async () => {
  const visitor = renderView(<FavouriteButton productId={7} />, { answers });
  await visitor.person.click(screen.getByRole('button', { name: '收藏' }));
  visitor.unmount();
  const member = renderView(<FavouriteButton productId={7} />, { answers, user: people.member });
  expect(await screen.findByRole('button', { name: /已收藏/ })).toBeVisible();
  expect(member.server.received(put)).toHaveLength(1);
  member.unmount();
  const later = renderView(<FavouriteButton productId={7} />, { answers, user: people.member });
  expect(await screen.findByRole('button', { name: '收藏' })).toBeVisible();
  expect(later.server.received(put)).toHaveLength(0);
});

test.each([
  ['who came back without a login and logged in later', 7],
  ['who went to another product after the login', 8],
])('no favourite is added for one %s', async (_, next) => {
  const visitor = renderView(<FavouriteButton productId={7} />, { answers });
  await visitor.person.click(screen.getByRole('button', { name: '收藏' }));
  visitor.unmount();
  renderView(<FavouriteButton productId={next} />, {
    answers,
    ...(next === 8 && { user: people.member }),
  }).unmount();
  const { server } = renderView(<FavouriteButton productId={7} />, { answers, user: people.member });
  expect(await screen.findByRole('button', { name: '收藏' })).toBeVisible();
  expect(server.received(put)).toHaveLength(0);
});

test('a member adds a favourite and removes it again', async () => {
  const { person, server } = renderView(<FavouriteButton productId={7} />, { answers, user: people.member });
  await person.click(screen.getByRole('button', { name: '收藏' }));
  await person.click(await screen.findByRole('button', { name: /取消收藏/ }));
  expect(await screen.findByRole('button', { name: '收藏' })).toBeEnabled();
  expect(server.received(put)[0]?.params).toEqual({ productId: '7' });
  expect(server.received(remove)).toHaveLength(1);
});

test('a late response from before the change does not revert it', async () => {
  let answer: (before: { collected: boolean }) => void = () => undefined;
  const before = new Promise<{ collected: boolean }>((resolve) => {
    answer = resolve;
  });
  const late = { ...answers, [ask]: () => before };
  const { person } = renderView(<FavouriteButton productId={7} />, { answers: late, user: people.member });
  await person.click(screen.getByRole('button', { name: '收藏' }));
  expect(await screen.findByRole('button', { name: /已收藏/ })).toBeEnabled();
  answer({ collected: false });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('button', { name: /已收藏/ })).toBeEnabled();
});

test('a favourite is shown as such', async () => {
  renderView(<FavouriteButton productId={7} />, {
    answers: { ...answers, [ask]: { collected: true } },
    user: people.member,
  });
  expect(await screen.findByRole('button', { name: /已收藏/ })).toBeVisible();
});

test('a refusal shows a message, and no favourite is added', async () => {
  const { person } = renderView(<FavouriteButton productId={7} />, {
    answers: { ...answers, [put]: refuse('A0501', '收藏已满 500 件') },
    user: people.member,
  });
  await person.click(screen.getByRole('button', { name: '收藏' }));
  expect(await screen.findByText('收藏已满 500 件')).toBeVisible();
  expect(screen.getByRole('button', { name: '收藏' })).toBeEnabled();
});
