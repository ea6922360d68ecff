import type { ClientOnlyView, Language } from '@portal/shared/contract';
import type { RenderJob, RenderWorker } from '#src/delivery/rendering/index.ts';
import { cleanMessage } from '#src/platform/text/index.ts';

/** A public page of a release, with the version of the other release that renders it: shell or remote. */
export interface Page {
  readonly path: string;
  readonly view: string;
  readonly with: string;
}

type RenderPage = (page: Page, language: Language) => Promise<string>;

/** A view that fails once may have met a busy machine. */
const attempts = 2;
const languages: readonly Language[] = ['zh-cn', 'en'];

/** Why each attempt fails; undefined when the page is rendered, or none may start after `last`. */
const findFault = async (render: () => Promise<string>, last: number): Promise<string | undefined> => {
  let fault: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (performance.now() > last) return undefined;
    try {
      await render();
      return undefined;
    } catch (error) {
      fault = cleanMessage((error as Error).message);
    }
  }
  return fault;
};

/** One page at a time, so that visitors have the other cores. */
export const findFaults = async (
  render: RenderPage,
  pages: readonly Page[],
  last: number,
): Promise<ClientOnlyView[]> => {
  const found: ClientOnlyView[] = [];
  for (const page of pages)
    for (const language of languages) {
      const reason = await findFault(() => render(page, language), last);
      if (reason === undefined) continue;
      found.push({ view: page.view, with: page.with, reason });
      break;
    }
  return found;
};

/**
 * Renders pages in a worker. A new process first loads the shell, for which it has all the time until `last`: on a busy
 * machine that takes longer than a page may, and says nothing about a view.
 */
export const pageRenderer = (
  worker: RenderWorker,
  job: Pick<RenderJob, 'key' | 'files' | 'boot'>,
  last: number,
) => {
  let isCold = true;
  const render: RenderPage = async ({ path, view }, language) => {
    const loadMs = Math.max(1, last - performance.now());
    // A shell that fails here fails with the view, too.
    if (isCold) await Promise.allSettled([worker.render({ ...job, url: '/404' }, loadMs)]);
    // A failure may end the process.
    isCold = true;
    const html = await worker.render({ ...job, url: path, boot: { ...job.boot, language, view } });
    isCold = false;
    return html;
  };
  return render;
};
