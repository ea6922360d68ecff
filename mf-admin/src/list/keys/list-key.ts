/** What a key does in a list. */
export type ListKey = 'next' | 'previous' | 'choose' | 'open' | 'edit' | 'help';

const keys: Readonly<Record<string, ListKey>> = {
  j: 'next',
  k: 'previous',
  x: 'choose',
  Enter: 'open',
  e: 'edit',
  '?': 'help',
  '？': 'help',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** What a pressed key does in a list; undefined for other keys and with a modifier. */
export const listKeyOf = ({ key, ctrlKey, metaKey, altKey, isComposing }: Pressed): ListKey | undefined =>
  ctrlKey || metaKey || altKey || isComposing || !Object.hasOwn(keys, key) ? undefined : keys[key];

/** Fields that take letters, and menus and lists whose letters jump to an entry. */
const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="tree"]';

const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Whether letters are typed at a place, or a dialog is open. */
export const isBusy = (place: Element | null): boolean =>
  place?.closest(typed) != null || [...document.querySelectorAll(dialogs)].some(isShown);

const areas = '[data-list-keys]';

/** Whether keys are for this list: it has the focus, or no other has it and it is the first one shown. */
export const isAddressed = (area: Element): boolean => {
  const focused = document.activeElement?.closest(areas);
  return focused ? focused === area : [...document.querySelectorAll(areas)].find(isShown) === area;
};
