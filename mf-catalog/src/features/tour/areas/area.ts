import type { HomeArea } from '@portal/shared/contract';

/** How a block of the home page is drawn: its frame, heading and link are the page's, this is what fills it. */
export interface AreaProps {
  readonly area: HomeArea;
}
