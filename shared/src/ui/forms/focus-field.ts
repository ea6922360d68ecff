/** Takes the person to the control of this name, into sight and with the keyboard. Does nothing when it is not there. */
export const focusField = (name: string): void => {
  const found = document.getElementById(name);
  const control = found?.matches('fieldset')
    ? found.querySelector<HTMLElement>('input, button, select')
    : found;
  control?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'nearest' });
};
