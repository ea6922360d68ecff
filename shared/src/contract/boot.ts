import type { App, ReleaseFile, ReleaseView } from './release.ts';

export type Language = 'zh-cn' | 'en';

/** The global configuration of the portal (specification section 1), the same for every visitor. */
export interface RuntimeConfig {
  /** Where the API is: empty for the document's own origin. */
  readonly BASEURL: string;
  readonly ORGCODE: string;
  readonly SYSTITLE: string;
  /** Slash-separated region codes: province/city/district. */
  readonly VICINITY: string;
}

/** What the browser needs of a release: the record without its bookkeeping. */
export interface LiveRelease {
  readonly app: App;
  readonly version: string;
  /** Where its files are, with a slash at the end: `/assets/mf_catalog/1.0.0-3f9c2ab1/`. */
  readonly base: string;
  readonly entry: string;
  readonly globalName: string;
  readonly styles: readonly string[];
  readonly views: Readonly<Record<string, Pick<ReleaseView, 'js' | 'css'>>>;
  /**
   * Subresource integrity by path, of the entry and the styles: the entry itself carries that of all its other files,
   * so the document need not.
   */
  readonly integrity: Readonly<Record<ReleaseFile['path'], string>>;
}

/** The releases one visitor gets: what is live for them and, where there was one, the good release before it. */
export type LiveReleases = Partial<
  Readonly<Record<App, { readonly current: LiveRelease; readonly previous?: LiveRelease }>>
>;

/** What the server writes into the document as JSON in `<script type="application/json" id="portal-boot">`. */
export interface PortalBoot {
  readonly config: RuntimeConfig;
  readonly language: Language;
  readonly releases: LiveReleases;
  /** Answers to the view's first calls, by `GET /path?query`; each is used once and then forgotten. */
  readonly first: Readonly<Record<string, unknown>>;
}
