import type { LiveRelease } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentParts } from './html/document-parts.ts';

/** A preload is used only by a tag with the same integrity. */
const preloadLink = ({ base, integrity }: LiveRelease, path: string, as: string): string => {
  const hash = integrity[path] ? `; integrity="${integrity[path]}"` : '';
  return `<${base}${path}>; rel=preload; as=${as}; crossorigin=anonymous${hash}`;
};

const viewFiles = ({ release, name }: NonNullable<DocumentParts['view']>): string[] =>
  release.entryType === 'module' ? [] : [release.entry, ...(release.views[name]?.js ?? [])];

/**
 * `Link` values of the files that a page starts with. If it is rendered on the server, its style sheets are inlined,
 * and its scripts less urgent than its first picture.
 */
export const earlyLinks = (
  { shell, view }: Pick<DocumentParts, 'shell' | 'view'>,
  isRendered: boolean,
): string[] => {
  const as = isRendered ? 'script; fetchpriority=low' : 'script';
  return [
    ...(isRendered ? [] : shell.styles).map((path) => preloadLink(shell, path, 'style')),
    ...[shell.runtime, shell.entry].flatMap((path) => (path ? [preloadLink(shell, path, as)] : [])),
    ...(view ? viewFiles(view).map((path) => preloadLink(view.release, path, as)) : []),
  ];
};

/**
 * Answers 103 to a navigation, before the document is rendered. Other clients may not expect an informational
 * response, and HTTP/1.0 has none.
 */
export const sendEarlyHints = (
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  link: string[],
): void => {
  if (headers['sec-fetch-mode'] === 'navigate' && raw.httpVersion !== '1.0')
    reply.raw.writeEarlyHints({ link });
};
