import { deferredPage } from '../pages/deferred-page.tsx';

/** The frame of the back office, in a file of its own: the public side needs nothing of it. */
export const BackOffice = deferredPage(async () => (await import('./back-office/frame.tsx')).Frame);
