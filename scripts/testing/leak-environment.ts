import { TestEnvironment } from 'jest-environment-jsdom';

/** The part of the events of jest-circus that is used here. */
type TestEvent =
  | { readonly name: 'test_start' }
  | { readonly name: 'test_done'; readonly test: { readonly errors: unknown[] } };

type AnyFunction = (...args: unknown[]) => unknown;

/** What a test must end: a listener of window or document, a timer, or a subscription to a store. */
interface Resource {
  readonly what: string;
  readonly addedAt: Error;
  /** Removes a listener when aborted. */
  readonly signal?: AbortSignal;
}

const isObject = (value: unknown): value is object => Object(value) === value;

/** Where project code added it; undefined for packages, and for modules, which live as long as the page. */
const findPlace = ({ stack = '' }: Error): string | undefined => {
  const isFrame = (line: string): boolean =>
    /^\s+at /.test(line) && !/leak-environment|\/testing\//.test(line);
  const [caller = '', ...others] = stack.split('\n').filter(isFrame);
  const isOwn = caller.includes('/src/') && !caller.includes('node_modules');
  return isOwn && !others.some((line) => line.includes('/jest-runtime/')) ? caller.trim() : undefined;
};

/** Enough to see the evaluation of a module; more cost time for every timer. */
const frames = 10;

const timers = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const;

/** The browser of a test file. A test fails if code of the project leaves listeners, timers or subscriptions behind. */
export default class LeakEnvironment extends TestEnvironment {
  readonly #open = new Map<string, Resource>();
  readonly #ids = new WeakMap<object, number>();
  #lastId = 0;

  override async setup(): Promise<void> {
    await super.setup();
    this.#trackTimers();
    this.#trackListeners(this.global.window);
    this.#trackListeners(this.global.window.document);
    this.global.trackSubscription = (end: () => void) => {
      this.#add('a subscription', [end]);
      return () => {
        this.#end([end]);
        end();
      };
    };
  }

  readonly handleTestEvent = (event: TestEvent): void => {
    if (event.name === 'test_start') this.#open.clear();
    if (event.name === 'test_done') event.test.errors.push(...this.#listLeaks());
  };

  #listLeaks(): Error[] {
    return [...this.#open.values()].flatMap(({ what, addedAt, signal }) => {
      const place = signal?.aborted ? undefined : findPlace(addedAt);
      const stack = `The test leaves ${what} behind, added here:\n    ${place}`;
      return place ? Object.assign(new Error(), { stack }) : [];
    });
  }

  #idOf(part: unknown): string {
    if (!isObject(part)) return String(part);
    const id = this.#ids.get(part) ?? ++this.#lastId;
    this.#ids.set(part, id);
    return `#${id}`;
  }

  /** Objects count by identity. */
  #keyOf(parts: readonly unknown[]): string {
    return parts.map((part) => this.#idOf(part)).join(' ');
  }

  #add(what: string, parts: readonly unknown[], signal?: AbortSignal): void {
    const key = this.#keyOf(parts);
    if (this.#open.has(key)) return;
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = frames;
    this.#open.set(key, { what, signal, addedAt: new Error(what) });
    Error.stackTraceLimit = stackTraceLimit;
  }

  #end(parts: readonly unknown[]): void {
    this.#open.delete(this.#keyOf(parts));
  }

  #trackTimers(): void {
    const global = this.global as unknown as Record<string, AnyFunction>;
    for (const [start, stop] of timers) {
      const { [start]: begin = String, [stop]: end = String } = global;
      global[start] = (work, ...rest) => {
        const run: AnyFunction = (...args) => {
          if (start !== 'setInterval') this.#end([start, id]);
          return (work as AnyFunction)(...args);
        };
        const id = begin(run, ...rest);
        this.#add(`a timer (${start})`, [start, id]);
        return id;
      };
      global[stop] = (id) => {
        this.#end([start, id]);
        return end(id);
      };
    }
  }

  #trackListeners(target: EventTarget): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const isCapture = (options?: boolean | AddEventListenerOptions): boolean =>
      typeof options === 'object' ? options.capture === true : options === true;
    target.addEventListener = (type, listener, options) => {
      const key = [target, type, listener, isCapture(options)];
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (listener) this.#add(`a listener (${type})`, key, signal);
      if (once) add(type, () => this.#end(key), options);
      add(type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      this.#end([target, type, listener, isCapture(options as AddEventListenerOptions)]);
      remove(type, listener, options);
    };
  }
}
