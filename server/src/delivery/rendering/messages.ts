import type { PortalBoot } from '@portal/shared/contract';

interface Releases {
  /** Names the set of releases: pages of one set share a context. */
  readonly key: string;
  /** The scripts that a context starts with, in this order, by path on the server. */
  readonly files: readonly string[];
}

/** A page to render. */
export interface RenderJob extends Releases {
  readonly url: string;
  readonly boot: PortalBoot;
}

/** `page` is JSON with `url` and `boot`: text is sent faster than an object, and parsed once, in the context. */
export interface RenderMessage extends Releases {
  readonly kind: 'render';
  readonly id: number;
  readonly page: string;
}

/** From the server to the render process. A file that does not exist has no text. */
export type ToRenderer =
  | { readonly kind: 'start'; readonly browser: string }
  | RenderMessage
  | { readonly kind: 'file'; readonly path: string; readonly text: string | undefined };

/** From the render process to the server. `html` and `error` exclude each other. */
export type FromRenderer =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'rendered'; readonly id: number; readonly html: string }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string; readonly stack: string };
