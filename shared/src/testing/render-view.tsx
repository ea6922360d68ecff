import { queryClient, setNotifier, useAccessVersion } from '@portal/shared/api';
import type { Language, UserInfo } from '@portal/shared/contract';
import { setLanguage } from '@portal/shared/i18n';
import { RouterProvider, useLocation } from '@portal/shared/router';
import { clearSession, storeToken, storeUser } from '@portal/shared/session';
import { clearLayers, Layers, toast } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type Answers, type FakeServer, startFakeServer } from './fake-server.ts';

export interface RenderOptions {
  /** The URL with its query; default: `/`. */
  readonly path?: string;
  /** What the server answers, by call. */
  readonly answers?: Answers;
  /** The signed-in user; default: a visitor. */
  readonly user?: UserInfo;
  readonly language?: Language;
}

// The timers of toasts and unsent preferences end with the test, and so do drafts.
afterEach(() => {
  clearLayers();
  sessionStorage.clear();
  clearSession();
});

/** Resets the browser: session of `user` or none, language, empty query cache. */
export const startBrowser = ({
  user,
  language = 'zh-cn',
}: Pick<RenderOptions, 'user' | 'language'> = {}): void => {
  localStorage.clear();
  clearSession();
  clearLayers();
  queryClient.clear();
  useAccessVersion.setState({ newest: 0 });
  queryClient.setDefaultOptions({
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false },
  });
  setLanguage(language);
  if (!user) return;
  storeToken('Bearer', `token-of-${user.username}`);
  storeUser(user);
};

const Watch = ({ onMove }: { onMove: (address: string) => void }) => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => onMove(pathname + search + hash), [onMove, pathname, search, hash]);
  return null;
};

export interface RenderedView extends RenderResult {
  readonly person: UserEvent;
  /** What was received; its answers can be changed. */
  readonly server: FakeServer;
  /** Called when a call was refused with A0230. */
  readonly expired: jest.Mock;
  /** Path, query and hash of the router. */
  readonly address: () => string;
}

/** Renders a view inside router, query client, toasts and dialogs as the shell does, with a fake server. */
export const renderView = (element: ReactElement, options: RenderOptions = {}): RenderedView => {
  startBrowser(options);
  const server = startFakeServer(options.answers);
  const expired = jest.fn();
  const idle = () => undefined;
  setNotifier({
    requestStarted: idle,
    requestEnded: idle,
    failed: toast.error,
    sessionExpired: expired,
    passwordChangeRequired: idle,
  });
  let address = '';
  const watch = (next: string) => {
    address = next;
  };
  const screen = (
    <>
      {element}
      <Watch onMove={watch} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [options.path ?? '/'],
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Layers />
    </QueryClientProvider>,
  );
  return { ...view, person: userEvent.setup(), server, expired, address: () => address };
};
