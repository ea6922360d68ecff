import { queryClient } from '@portal/shared/api';
import { readBoot } from '@portal/shared/config';
import type { PortalBoot } from '@portal/shared/contract';
import { RouterProvider } from '@portal/shared/router';
import { splitCallKey } from '@portal/shared/rules';
import { Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { type Answers, Refusal, startFakeServer } from './fake-server.ts';
import { fillPreloadedCall } from './first-calls.ts';
import { matchCall } from './match-call.ts';
import { type RenderOptions, startBrowser } from './render-view.tsx';
import { stopClockAt } from './stop-clock.ts';

interface HydrationOptions extends Omit<RenderOptions, 'user'> {
  readonly path: string;
  readonly answers: Answers;
  /** The first calls of the view, whose responses are in the document. */
  readonly firstCalls: readonly string[];
  /** What the browser has stored on earlier visits. */
  readonly storage?: Readonly<Record<string, string>>;
}

/** Five minutes before midnight in Shanghai the document is rendered, ten minutes later it is hydrated. */
const renderedAt = '2026-11-30T15:55:00Z';
const hydratedAt = '2026-11-30T16:05:00Z';

const localTime = ['getDate', 'getDay', 'getFullYear', 'getHours', 'getMonth', 'toLocaleDateString'] as const;

/** The zones of server and browser differ: what asks for one gives different texts. */
const forbidLocalTime = () =>
  localTime.map((name) =>
    jest.spyOn(Date.prototype, name).mockImplementation(() => {
      throw new Error(`Date.${name} depends on the time zone or on the version of the browser`);
    }),
  );

const matchEverything = () => {
  const { matchMedia } = window;
  return jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
};

/** The responses to the first calls, as the server embeds them: those that succeed, by call key. */
const embedded = async ({ firstCalls, answers, path }: HydrationOptions): Promise<PortalBoot['first']> => {
  const search = new URLSearchParams(path.split('?')[1]);
  const entries = firstCalls.map(async (pattern) => {
    const call = fillPreloadedCall(pattern, search);
    const { method, url, body } = splitCallKey(call);
    const found = matchCall(Object.keys(answers), { method, url, data: body });
    if (!found) throw new Error(`The test has no answer for the first call ${call}`);
    const answer: unknown = answers[found.key as keyof Answers];
    return [call, typeof answer === 'function' ? await answer(found.call) : answer] as const;
  });
  return Object.fromEntries((await Promise.all(entries)).filter(([, data]) => !(data instanceof Refusal)));
};

const pageOf = (element: ReactElement, path: string) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
    <Layers />
  </QueryClientProvider>
);

const renderOnServer = (page: ReactElement): string => {
  stopClockAt(renderedAt);
  return renderToString(page);
};

const hydrateInBrowser = async (page: ReactElement, html: string): Promise<HTMLElement> => {
  stopClockAt(hydratedAt);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = jest.fn();
  await act(async () => {
    render(page, { container, hydrate: true, onRecoverableError });
  });
  expect(onRecoverableError.mock.calls).toEqual([]);
  return container;
};

/**
 * Renders a view as the server does, for a visitor of whom nothing is known, and hydrates it in a browser with a wide
 * screen, a later clock and a storage. A difference between the two fails the test. Returns the HTML of the server, and
 * the element that was hydrated.
 */
export const expectHydration = async (element: ReactElement, options: HydrationOptions) => {
  const { path, answers, language, storage = {} } = options;
  startBrowser({ language });
  startFakeServer(answers);
  const first = await embedded(options);
  const boot = readBoot();
  const spies: { mockRestore: () => void }[] = forbidLocalTime();
  try {
    Object.assign(boot, { now: Date.parse(renderedAt), first: { ...first } });
    const html = renderOnServer(pageOf(element, path));
    queryClient.clear();
    Object.assign(boot, { first: { ...first } });
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    spies.push(matchEverything());
    return { html, container: await hydrateInBrowser(pageOf(element, path), html) };
  } finally {
    for (const spy of spies) spy.mockRestore();
    jest.useRealTimers();
    Object.assign(boot, { now: undefined, first: {} });
  }
};
