/** Every constant of specification section 9; times in ms. */

export const requestTimeout = 50_000;
export const tokenKey = 'accessToken';
export const profileKey = 'userData';
export const languageKey = 'language';
/** How long "copied" stays after copying. */
export const copiedDuration = 1500;
export const throttleDelay = 200;
export const toastDuration = 3000;
/** Distance of the first toast from the top, and between toasts, in px. */
export const toastOffset = 16;
export const overlayBaseZIndex = 2000;
/** How long the loading overlay stays after the last response, so that chains of calls do not flicker. */
export const loadingCloseDelay = 400;

/** How the navigation progress bar moves: no spinner. */
export const progressBar = {
  minimum: 0.08,
  trickleRate: 0.02,
  trickleSpeed: 800,
  speed: 200,
  showSpinner: false,
} as const;

/** Calls whose URL holds one of these run without the overlay (specification section 4). */
export const paymentProviderMarkers: readonly string[] = ['alipay', 'wechatpay', 'stripe'];
