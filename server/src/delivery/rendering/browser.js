// The few browser interfaces that the shell and the views touch before they are in a browser. Runs as a script in each
// context of the render process; `host` has its functions to load files and to defer a callback.

(() => {
  const g = globalThis;
  const { host } = g;
  delete g.host;
  const nothing = () => undefined;
  const target = () => ({
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => true,
  });

  const listenersOf = (element, type) =>
    [...(element.listeners.get(type) ?? []), element[`on${type}`]].filter(Boolean);
  const fire = (element, type, error) => {
    for (const listener of listenersOf(element, type))
      listener.call(element, { type, target: element, error });
  };

  const runScript = async (element) => {
    try {
      const run = await host.load(element.src);
      document.currentScript = element;
      run();
      document.currentScript = null;
      fire(element, 'load');
    } catch (error) {
      document.currentScript = null;
      g.scriptErrors.push(error);
      fire(element, 'error', error);
    }
  };

  const attach = (element) => {
    if (element.tagName === 'SCRIPT' && element.src) void runScript(element);
    if (element.tagName === 'LINK') queueMicrotask(() => fire(element, 'load'));
    return element;
  };

  const createElement = (name) => ({
    tagName: String(name).toUpperCase(),
    nodeType: 1,
    attributes: {},
    dataset: {},
    style: {},
    classList: { add: nothing, remove: nothing, toggle: nothing, contains: () => false },
    children: [],
    listeners: new Map(),
    addEventListener(type, listener) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    },
    removeEventListener: nothing,
    setAttribute(key, value) {
      this.attributes[key] = String(value);
    },
    getAttribute(key) {
      return this.attributes[key] ?? null;
    },
    hasAttribute(key) {
      return Object.hasOwn(this.attributes, key);
    },
    removeAttribute(key) {
      delete this.attributes[key];
    },
    append: nothing,
    appendChild: (child) => child,
    remove: nothing,
    querySelector: () => null,
    querySelectorAll: () => [],
  });

  const parent = (name) =>
    Object.assign(createElement(name), {
      append: (...children) => void children.map(attach),
      appendChild: attach,
      insertBefore: attach,
      removeChild: (child) => child,
    });

  const document = {
    ...target(),
    nodeType: 9,
    readyState: 'complete',
    scripts: [],
    visibilityState: 'visible',
    hidden: false,
    cookie: '',
    title: '',
    referrer: '',
    currentScript: null,
    defaultView: g,
    documentElement: parent('html'),
    head: parent('head'),
    body: parent('body'),
    createElement,
    createElementNS: (_space, name) => createElement(name),
    createTextNode: (text) => ({ nodeType: 3, textContent: text }),
    // The boot data is handed over by a call, not read from this element; that it exists makes the language the document's.
    getElementById: (id) => (id === 'portal-boot' ? { textContent: '' } : null),
    getElementsByTagName: () => [],
    querySelector: () => null,
    querySelectorAll: () => [],
    get baseURI() {
      return g.location.href;
    },
  };

  const storage = () => ({
    getItem: () => null,
    setItem: nothing,
    removeItem: nothing,
    clear: nothing,
    key: () => null,
    length: 0,
  });
  const media = (query) => ({
    matches: false,
    media: query,
    ...target(),
    addListener: nothing,
    removeListener: nothing,
  });

  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }

  // What starts later belongs to the browser. Only callbacks without a delay run, as React's scheduler needs them.
  const setTimeout = (callback, delay = 0, ...values) => {
    if (!(delay > 0)) host.defer(() => callback(...values));
    return 0;
  };

  class MessageChannel {
    constructor() {
      this.port1 = { onmessage: null, close: nothing };
      this.port2 = {
        postMessage: (data) => host.defer(() => this.port1.onmessage?.({ data })),
        close: nothing,
      };
    }
  }

  Object.assign(g, target(), {
    window: g,
    self: g,
    top: g,
    parent: g,
    scriptErrors: [],
    document,
    localStorage: storage(),
    sessionStorage: storage(),
    navigator: { userAgent: 'render', language: 'zh-CN', languages: ['zh-CN'], onLine: true },
    location: {
      href: 'http://portal.invalid/',
      origin: 'http://portal.invalid',
      pathname: '/',
      search: '',
      hash: '',
    },
    history: {
      state: null,
      length: 1,
      pushState: nothing,
      replaceState: nothing,
      go: nothing,
      scrollRestoration: 'auto',
    },
    matchMedia: media,
    innerWidth: 0,
    innerHeight: 0,
    devicePixelRatio: 1,
    scrollX: 0,
    scrollY: 0,
    scrollTo: nothing,
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    requestIdleCallback: () => 0,
    cancelIdleCallback: nothing,
    setTimeout,
    clearTimeout: nothing,
    setInterval: () => 0,
    clearInterval: nothing,
    MessageChannel,
    CSS: { escape: String, supports: () => false },
    Node: class {},
    Element: class {},
    HTMLElement: class {},
    HTMLLinkElement: class {},
    HTMLIFrameElement: class {},
    CSSImportRule: class {},
    Event: class {},
    CustomEvent: class {},
    MutationObserver: Observer,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Observer,
    fetch: () => Promise.reject(new TypeError('A document is rendered without network.')),
    XMLHttpRequest: class {
      constructor() {
        throw new TypeError('A document is rendered without network.');
      }
    },
    reportError: (error) => void g.scriptErrors.push(error),
  });
})();
