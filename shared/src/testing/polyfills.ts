import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks.
Object.assign(globalThis, { TextEncoder, TextDecoder });

class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
});

// Emulates open state, closing by Esc and by a click outside, and focus restore.
const openPopovers = new Map<HTMLElement, Element | null>();
const openMenus = (): HTMLElement[] =>
  [...openPopovers.keys()].filter(
    (element) => element.isConnected && element.getAttribute('popover') === 'auto',
  );
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    openPopovers.set(this, document.activeElement);
  },
  hidePopover(this: HTMLElement) {
    const before = openPopovers.get(this);
    if (!openPopovers.delete(this)) return;
    if (before instanceof HTMLElement && this.contains(document.activeElement)) before.focus();
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  },
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openMenus().at(-1)?.hidePopover();
});
document.addEventListener('pointerdown', ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.hidePopover();
});

const focusable = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled';

const cancelOnEscape = function (this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
};

// Emulates the part that tests observe: open state, focus inside, focus restore, Esc.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
    this.querySelector<HTMLElement>(focusable)?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    const before = focusedBefore.get(this);
    if (this.isConnected && before instanceof HTMLElement) before.focus();
  },
});

Blob.prototype.text = function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};

// Styles are no part of what tests see, as with CSS modules: antd's thousands of rules would be matched anew for every
// element that a role is looked up for.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set: () => undefined });

// antd measures scroll bars with a pseudo-element and lets its effects run after a message.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

class Channel {
  readonly port1: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({}), 0) };
}

Object.assign(globalThis, { MessageChannel: Channel });

/** What the router takes of a request: with each navigation it makes one for its loaders. */
class NavigationRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal;
  constructor(url: string, { signal }: { signal: AbortSignal }) {
    this.url = url;
    this.signal = signal;
  }
}

Object.assign(globalThis, {
  Request: NavigationRequest,
  reportError: (error: unknown) => console.error(error),
});
