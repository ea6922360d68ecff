import { call, queryOf } from '@portal/shared/api';
import type { App } from '@portal/shared/contract';
import { keepPreviousData, type QueryKey, useMutation, useQuery } from '@tanstack/react-query';

const status = 'GET /api/v1/releases';
const history = 'GET /api/v1/releases/:app/history';
const pins = 'GET /api/v1/releases/pins';

/** How often the screen looks again, in ms: releases are changed from other places too. */
const interval = 10_000;

/** Figures grow by the minute. */
const healthInterval = 30_000;

/** Whether a query asks for something that acts on releases change. */
export const isOfReleases = ([key]: QueryKey): boolean => key === status || key === history || key === pins;

/** The status of all apps, polled while the tab is open. */
export const useReleases = () =>
  useQuery({ ...queryOf(status, {}, { quiet: true, polled: true }), refetchInterval: interval });

/** The newest hundred changes of an app. */
export const useHistory = (app: App) =>
  useQuery({
    ...queryOf(history, { params: { app }, query: { limit: 100 } }, { quiet: true, polled: true }),
    refetchInterval: interval,
  });

/** Who has a version of their own, of every app. */
export const usePins = () =>
  useQuery({ ...queryOf(pins, {}, { quiet: true, polled: true }), refetchInterval: interval });

/** How the releases of an app did in browsers in the last minutes. */
export const useHealth = (app: App, minutes: number) =>
  useQuery({
    ...queryOf('GET /api/v1/releases/health', { query: { app, minutes } }, { quiet: true, polled: true }),
    placeholderData: keepPreviousData,
    refetchInterval: healthInterval,
  });

/** The record of one release: it never changes. */
export const useRecord = (app: App, version: string) =>
  useQuery({
    ...queryOf('GET /api/v1/releases/:app/versions/:version', { params: { app, version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a link that previews a version. */
export const usePreviewLink = (app: App, version: string) =>
  useMutation({ mutationFn: () => call('POST /api/v1/releases/preview', { body: { app, version } }) });
