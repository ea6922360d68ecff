const key = 'collectAfterLogin';

/** Storage of this tab; undefined where the browser lets no page keep anything. */
const tabStorage = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/** Keeps in this tab which product a visitor wants to collect, while logging in. */
export const rememberFavourite = (productId: number): void => {
  try {
    tabStorage()?.setItem(key, String(productId));
  } catch {
    // Storage is full: the button has to be pressed once more after the login.
  }
};

/** Whether this product was to be added. Reading clears the mark of any product: it is used at most once. */
export const takePendingFavourite = (productId: number): boolean => {
  const storage = tabStorage();
  const kept = storage?.getItem(key);
  storage?.removeItem(key);
  return kept === String(productId);
};
