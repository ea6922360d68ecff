/** An attempt to leave the sandbox: it works if it returns something. */
type Attempt = () => unknown;

type MakeFunction = (code: string) => () => unknown;

const find = (name: string): unknown => Reflect.get(globalThis, name);

const code = 'return typeof process === "object" ? process.version : "code"';
const constructorOf = (value: unknown): unknown => Reflect.get(Object(value), 'constructor');
const runIn = (value: unknown): unknown => (constructorOf(value) as MakeFunction)(code)();
const runInFunctionOf = (value: unknown): unknown => runIn(constructorOf(value));

const hostError = (): Error => {
  try {
    return new Error(String(new URL('')));
  } catch (error) {
    return error as Error;
  }
};

const hostTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Response('turn').text();
};

/** Functions and objects of the host that the context has. */
const hostValues = [
  'URL',
  'structuredClone',
  'performance',
  'AbortController',
  'Response',
  'Blob',
  'console',
];

const throughConstructors: Readonly<Record<string, Attempt>> = {
  Function: () => runIn(() => undefined),
  AsyncFunction: () => runIn(async () => undefined),
  GeneratorFunction: () =>
    runIn(function* () {
      yield 1;
    }),
  'a host error': () => runInFunctionOf(hostError()),
  'a host promise': () => runInFunctionOf(new Response('').text()),
  'the global object': () => runInFunctionOf(globalThis),
  ...Object.fromEntries(
    hostValues.map((name) => [`the constructor of ${name}`, () => runInFunctionOf(find(name))]),
  ),
};

const processOf = (value: unknown): unknown => Object(value).process?.version ?? Object(value).version;

/** The frames of an error of the host may name its functions and their `this`. */
const throughFrames: Attempt = () => {
  const HostError = Object.getPrototypeOf(hostError().constructor) as { prepareStackTrace?: unknown };
  HostError.prepareStackTrace = (_error: unknown, frames: unknown) => frames;
  const frames = hostError().stack as unknown;
  delete HostError.prepareStackTrace;
  if (!Array.isArray(frames)) return undefined;
  return frames
    .map((frame) => processOf(frame.getThis?.()) ?? processOf(frame.getFunction?.()))
    .find(Boolean);
};

/** Properties that Node reads from `process`, where they are missing. */
const readByNode = [
  'traceProcessWarnings',
  'noDeprecation',
  'throwDeprecation',
  'traceDeprecation',
  'domain',
];

/** A getter of the host's `Object.prototype` has `process` as its `this` when Node warns of too many listeners. */
const throughPrototype: Attempt = async () => {
  let found: unknown;
  const prototype = Object.getPrototypeOf(URL.prototype) as object;
  for (const name of readByNode)
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        found ??= processOf(this);
        return undefined;
      },
    });
  const Target = Object.getPrototypeOf(AbortSignal) as typeof EventTarget;
  const target = new Target();
  for (let count = 0; count < 20; count += 1) target.addEventListener('event', () => count);
  await hostTurns();
  for (const name of readByNode) Reflect.deleteProperty(prototype, name);
  return found;
};

const insert = (name: string, url: string): Promise<unknown> =>
  new Promise((resolve) => {
    const element = document.createElement(name) as HTMLScriptElement;
    element.onload = () => resolve(`loaded ${url}`);
    element.onerror = () => resolve(undefined);
    element.src = url;
    document.head.appendChild(element);
  });

const throughGlobals: Readonly<Record<string, Attempt>> = {
  ...Object.fromEntries(
    ['process', 'require', 'module', 'global', 'Buffer', 'Deno'].map((name) => [name, () => find(name)]),
  ),
  'process.binding': () => (find('process') as { binding(name: string): unknown }).binding('fs'),
  eval: () => (find('eval') as Attempt & ((text: string) => unknown))('1'),
  WebAssembly: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  'node:fs': () => import(/* webpackIgnore: true */ `${'node:'}fs`),
  'the frames of a host error': throughFrames,
  'a getter of the host': throughPrototype,
  'a script of the server’s files': () => insert('script', '/etc/passwd'),
  'a script outside of the releases': () => insert('script', '/assets/shell/../../etc/passwd'),
};

const throughNetwork = (origin: string): Readonly<Record<string, Attempt>> => ({
  fetch: () => fetch(`${origin}/fetch`),
  'a file': () => fetch('file:///etc/passwd'),
  XMLHttpRequest: () => {
    const request = new XMLHttpRequest();
    request.open('GET', `${origin}/request`, false);
    request.send();
    return request.status;
  },
  WebSocket: () => new WebSocket(`${origin.replace('http', 'ws')}/socket`),
  EventSource: () => new EventSource(`${origin}/events`),
  sendBeacon: () => navigator.sendBeacon(`${origin}/beacon`),
  Worker: () => new Worker(`${origin}/worker.js`),
  'a script': () => insert('script', `${origin}/script.js`),
  'an import': () => import(/* webpackIgnore: true */ `${origin}/module.js`),
});

/** What is outside of the sandbox and was reached, one line each. `origin` is a server that waits for requests. */
export const tryEscapes = async (origin: string): Promise<string> => {
  const reached: string[] = [];
  const attempts = { ...throughConstructors, ...throughGlobals, ...throughNetwork(origin) };
  for (const [name, attempt] of Object.entries(attempts))
    try {
      const found = await attempt();
      if (found) reached.push(`${name}: ${String(found).slice(0, 80)}`);
    } catch {
      // Refused, as it has to be.
    }
  return [`${Object.keys(attempts).length} attempts`, ...reached].join('\n');
};
