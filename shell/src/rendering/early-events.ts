import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A clicked button, or a field with what was entered. */
type EarlyEvent = readonly [target: HTMLElement, entered?: string | boolean];

declare global {
  interface Window {
    /** Events from before the page was hydrated; the document's own script collects them. */
    earlyEvents?: EarlyEvent[] | undefined;
  }
}

const maxWaitMs = 500;

/** React ignores the event of a value it knows. It knows each value set on the element, not on its prototype. */
const enter = (field: Field, value: string): void => {
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const repeatEvent = ([target, entered]: EarlyEvent): void => {
  if (typeof entered === 'string') enter(target as Field, entered);
  else {
    if (entered !== undefined) (target as HTMLInputElement).checked = !entered;
    target.click();
  }
};

/** React renders between the events of a visitor, but not between events from one script. */
const repeat = (): void => {
  const events = window.earlyEvents ?? [];
  window.earlyEvents = undefined;
  for (const event of events) if (event[0].isConnected) flushSync(() => repeatEvent(event));
};

/**
 * Repeats clicks on buttons and entries in fields from before the hydration, in their order, and ends their
 * collection: as soon as the browser is idle, when React has hydrated the parts inside Suspense boundaries, too.
 */
export const repeatEarlyEvents = (): void => {
  if (!window.earlyEvents) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(repeat, { timeout: maxWaitMs });
  else setTimeout(repeat, maxWaitMs);
};
