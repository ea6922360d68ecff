import type { LiveRelease, PortalBoot, ReleaseFile } from '@portal/shared/contract';
import type { OverriddenReleases } from '#src/delivery/releases/index.ts';
import type { PageDescription } from '../page-description.ts';
import type { Site } from '../site.ts';

export type Theme = 'light' | 'dark';
export type TextSize = 'large' | 'larger' | 'largest';

/** A view as HTML, with the style sheets of the shell and the view. */
export interface RenderedView {
  readonly html: string;
  /** Links that preload its first pictures. */
  readonly preloads: string;
  readonly styles: readonly { readonly href: string; readonly css: string }[];
}

/** What the script that watches the start of the shell does when it fails. */
interface StartWatch {
  /** Where reports of browsers go. */
  readonly reports: string;
  /** Another document will have the good shell before this one. */
  readonly hasPrevious: boolean;
}

/** Everything a document is made of. */
export interface DocumentParts {
  readonly boot: PortalBoot;
  readonly shell: LiveRelease;
  /** The release with the page's view, and the view's name. */
  readonly view?: { readonly release: LiveRelease; readonly name: string };
  /** Files of the shell that the view imports. */
  readonly sharedFiles: readonly Pick<ReleaseFile, 'path' | 'integrity'>[];
  /** The view as HTML with its styles; undefined: the browser renders it. */
  readonly rendered?: RenderedView | undefined;
  readonly page: PageDescription;
  readonly site: Site;
  readonly overrides: OverriddenReleases['overrides'];
  /** Watches the start of the shell; undefined for a shell that does not signal it. */
  readonly startWatch: StartWatch | undefined;
  /** Foreign origins that releases are loaded from. */
  readonly origins: OverriddenReleases['origins'];
  /** As chosen in this browser; undefined: as the system prefers. */
  readonly theme: Theme | undefined;
  /** As chosen in this browser; undefined: the design's. */
  readonly textSize: TextSize | undefined;
}
