import assert from 'node:assert/strict';
import { until } from '../../consistency/ask.ts';
import type { Replica } from '../../replica.ts';

/** A document, as a reader without scripts gets it. */
export interface ReadDocument {
  readonly status: number;
  readonly seconds: number;
  readonly html: string;
  /** The version of the release that the server rendered; undefined if the view is left to the browser. */
  readonly version: string | undefined;
}

const renderedView = /<div id="root">.*?<div data-view="[^"]+" data-remote="[^"]+" data-release="([^"]+)"/s;

/** Fetches a document without scripts; fails after 10 s. */
export const readDocument = async (origin: string, path: string, cookie = ''): Promise<ReadDocument> => {
  const since = performance.now();
  const headers = { 'accept-encoding': 'identity', 'accept-language': 'zh-CN', cookie };
  const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(10_000) });
  const html = await answer.text();
  const seconds = Math.round(performance.now() - since) / 1000;
  return { status: answer.status, seconds, html, version: renderedView.exec(html)?.[1] };
};

/** Documents to render, of a server, by outcome. */
export const readOutcomes = async ({
  operationsOrigin,
}: Pick<Replica, 'operationsOrigin'>): Promise<ReadonlyMap<string, number>> => {
  const text = await (await fetch(`${operationsOrigin}/metrics`)).text();
  const lines = text.matchAll(/^document_renderings_total\{outcome="(\w+)"\} (\d+)/gm);
  return new Map([...lines].map(([, outcome = '', count]) => [outcome, Number(count)]));
};

/** The version that a document is rendered from, as soon as it is rendered: at a new address with each attempt. */
export const renderedVersion = async (origin: string, path: string, cookie?: string): Promise<string> => {
  let version: string | undefined;
  const isRendered = async (): Promise<boolean> => {
    ({ version } = await readDocument(origin, `${path}?at=${performance.now()}`, cookie));
    return version !== undefined;
  };
  await until(isRendered, `${path} to be rendered`, 10_000);
  return version ?? '';
};

/** Fails unless the server renders the paths, each within `waitMs`. New addresses: none comes from the cache. */
export const assertRendered = async (
  origin: string,
  paths: readonly string[],
  { when, waitMs }: { readonly when: string; readonly waitMs: number },
): Promise<void> => {
  for (const path of paths) {
    const isRendered = async () => {
      const { status, version } = await readDocument(origin, `${path}?at=${performance.now()}`);
      assert.equal(status, 200);
      return version !== undefined;
    };
    await until(isRendered, `${path} to be rendered ${when}`, waitMs);
  }
};
