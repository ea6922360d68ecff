import type { PortalBoot } from '@portal/shared/contract';

/** A page to render. `key` names the set of releases: pages of one set share a context. */
export interface RenderJob {
  readonly id: number;
  readonly key: string;
  /** The scripts that a context starts with, in this order, by path on the server. */
  readonly files: readonly string[];
  readonly url: string;
  readonly boot: PortalBoot;
}

/** From the server to the render process. A file that does not exist has no text. */
export type ToRenderer =
  | { readonly kind: 'start'; readonly browser: string }
  | ({ readonly kind: 'render' } & RenderJob)
  | { readonly kind: 'file'; readonly path: string; readonly text: string | undefined };

/** From the render process to the server. `html` and `error` exclude each other. */
export type FromRenderer =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'rendered'; readonly id: number; readonly html: string }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string; readonly stack: string };
