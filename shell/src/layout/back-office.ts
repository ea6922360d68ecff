import { deferredPage } from '../pages/deferred-page.tsx';

/** The frame of the back office, in a lazy chunk: public pages do not need it. */
export const BackOffice = deferredPage(async () => (await import('./back-office/frame.tsx')).Frame);
