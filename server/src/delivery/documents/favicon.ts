import { drawLogo } from './logo.ts';

/** The mark of the agency. */
export const favicon = drawLogo({ size: 64 });
