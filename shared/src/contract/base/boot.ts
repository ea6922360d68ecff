import type { OverrideOrigins } from '@portal/shared/rules';
import type { App, ReleaseFile, ReleaseView, Remote } from '../delivery/release-record.ts';

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

/** The part of a release record that the browser needs. */
export interface LiveRelease {
  readonly app: App;
  readonly version: string;
  /** Where its files are, with a slash at the end: `/assets/mf_catalog/1.0.0-3f9c2ab1/`. */
  readonly base: string;
  readonly entry: string;
  /** The entry is an ES module; absent for a classic script. */
  readonly entryType?: 'module';
  readonly globalName: string;
  /** The federation runtime: a script of the shell that runs before all entries. */
  readonly runtime?: string;
  readonly styles: readonly string[];
  readonly views: Readonly<Record<string, Pick<ReleaseView, 'js' | 'css'>>>;
  /**
   * Subresource integrity by path, of the entry, the styles and the files of views. A public document has those of its
   * own view only: the entry itself carries that of all its other files.
   */
  readonly integrity: Readonly<Record<ReleaseFile['path'], string>>;
}

/** The releases of an app for one visitor: the live one and, if there is one, the previous good release. */
interface LiveApp {
  readonly current: LiveRelease;
  readonly previous?: LiveRelease;
  /** The app is down: links to its views show that. */
  readonly down?: true;
  /** Of the shell: the release that did not start in this browser, in whose place `current` is. */
  readonly failed?: string;
}

/** The releases of one visitor: of the shell and of the remotes, whose names are not known beforehand. */
export type LiveReleases = { readonly shell?: LiveApp; readonly [remote: Remote]: LiveApp };

/** What the server writes into the document as JSON in `<script type="application/json" id="portal-boot">`. */
export interface PortalBoot {
  readonly config: RuntimeConfig;
  readonly language: Language;
  /** When the document was rendered, in ms since 1970: its days are those of this instant. */
  readonly now?: number;
  readonly releases: LiveReleases;
  /** Sampling: one tab in this number reports successful loads; every tab reports failures. */
  readonly sampling: number;
  /** Responses to the view's first calls, by call key (`GET /path?query`); each is used once. */
  readonly first: Readonly<Record<string, unknown>>;
  /** The view of the document's URL, if a release has it: it is loaded before the first render. */
  readonly view?: string;
  /** `#root` has the HTML of the view, for a visitor without a session. */
  readonly rendered?: true;
  /** The keys of the page's first calls; a browser with a session sends them before all others. */
  readonly calls?: readonly string[];
  /** Overrides of live releases in this browser, as `mf_catalog@http://localhost:4101`. */
  readonly overrides?: readonly string[];
  /** Origins that all visitors may override from; absent where a permission is required. */
  readonly overridable?: OverrideOrigins;
}
