import { hostCookie } from '@portal/shared/config';

/** A choice of this browser, by which the server renders documents; undefined when there is none. */
export const readChoice = (name: string): string | undefined =>
  new RegExp(`(?:^|; )(?:__Host-)?${name}=(\\w+)`).exec(document.cookie)?.[1];

/** Remembers a choice in this browser; undefined deletes it. */
export const writeChoice = (name: string, choice: string | undefined): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http, which local portals use
  document.cookie = hostCookie(name, choice ?? '', choice === undefined ? 0 : undefined);
};
