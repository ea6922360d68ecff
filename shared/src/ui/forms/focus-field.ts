/** Scrolls to the control of this name and focuses it. Does nothing when it does not exist. */
export const focusField = (name: string): void => {
  const found = document.getElementById(name);
  const control = found?.matches('fieldset')
    ? found.querySelector<HTMLElement>('input, button, select')
    : found;
  control?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest' });
};
