import { tabDraft, useTabDraft } from '@portal/shared/forms';
import { clearSession, storeToken, storeUser, useSession } from '@portal/shared/session';
import { renderHook } from '@testing-library/react';

const user = { userId: 7, username: 'ann', nickname: 'Ann', avatar: null, roles: ['MEMBER'], perms: [] };

afterEach(() => {
  sessionStorage.clear();
  clearSession();
});

test('a form has the draft of its user before the server has answered who is signed in', () => {
  storeToken('Bearer', 'x');
  storeUser(user);
  tabDraft(7, 'review').keep('{"text":"x"}');
  useSession.setState({ user: undefined });
  const { result } = renderHook(() => useTabDraft('review'));
  expect(result.current.read()).toEqual({ text: 'x' });
});

test('a visitor does not see the draft of a user', () => {
  tabDraft(7, 'review').keep('{"text":"x"}');
  const { result } = renderHook(() => useTabDraft('review'));
  expect(result.current.read()).toBeUndefined();
});
