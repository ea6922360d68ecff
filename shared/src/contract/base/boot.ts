import type { OverrideOrigins } from '@portal/shared/rules';
import type { App, ReleaseFile, ReleaseView, Remote } from '../delivery/release.ts';

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
  /** The entry is an ES module; absent for a classic script. */
  readonly entryType?: 'module';
  readonly globalName: string;
  /** A script of the shell that has to run before its entry and before every remote's: the federation runtime. */
  readonly runtime?: string;
  readonly styles: readonly string[];
  readonly views: Readonly<Record<string, Pick<ReleaseView, 'js' | 'css'>>>;
  /**
   * Subresource integrity by path, of the entry and the styles: the entry itself carries that of all its other files,
   * so the document need not.
   */
  readonly integrity: Readonly<Record<ReleaseFile['path'], string>>;
}

/** What one visitor gets of an app: what is live for them and, where there was one, the good release before it. */
interface LiveApp {
  readonly current: LiveRelease;
  readonly previous?: LiveRelease;
  /** Visitors meet the retry panel there at the moment: whatever leads there says so. */
  readonly down?: true;
}

/** The releases of one visitor: of the shell and of the remotes, whose names are not known beforehand. */
export type LiveReleases = { readonly shell?: LiveApp; readonly [remote: Remote]: LiveApp };

/** What the server writes into the document as JSON in `<script type="application/json" id="portal-boot">`. */
export interface PortalBoot {
  readonly config: RuntimeConfig;
  readonly language: Language;
  readonly releases: LiveReleases;
  /** Sampling: one tab in this number reports successful loads; every tab reports failures. */
  readonly sampling: number;
  /** Answers to the view's first calls, by `GET /path?query`; each is used once and then forgotten. */
  readonly first: Readonly<Record<string, unknown>>;
  /** The view that stands at the document's address, where a release has it: it is begun before anything is drawn. */
  readonly view?: string;
  /** The page's first calls, as `GET /path?query`; a browser with a session sends them before all others. */
  readonly calls?: readonly string[];
  /** What stands in for live releases in this browser, as `mf_catalog@http://localhost:4101`. */
  readonly overrides?: readonly string[];
  /** Where overrides may come from for everybody; absent where they need a right. */
  readonly overridable?: OverrideOrigins;
}
