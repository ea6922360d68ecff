import { type Context, createContext, runInContext, Script } from 'node:vm';
import type { FromRenderer, RenderMessage, ToRenderer } from './messages.ts';

// Runs code of releases, which is not trusted with anything: this process has no environment, no files, and no
// code generation; the server limits its time and memory.

/** A release that reached `process` through a fault of the sandbox would find no other process and no module there. */
const ofProcess = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'loadEnvFile', 'report'],
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'execve'],
];
for (const name of ofProcess) Reflect.deleteProperty(process, name);

/** Sets of releases whose code stays loaded. */
const maxContexts = 4;
const contexts = new Map<string, Promise<Context>>();
const awaited = new Map<string, PromiseWithResolvers<string | undefined>>();
let browser = '';

const send = (message: FromRenderer): void => void process.send?.(message);

const fetchFile = async (path: string): Promise<string> => {
  const known = awaited.get(path);
  const file = known ?? Promise.withResolvers<string | undefined>();
  awaited.set(path, file);
  if (!known) send({ kind: 'file', path });
  const text = await file.promise;
  if (text === undefined) throw new Error(`${path} does not exist.`);
  return text;
};

const pathOf = (address: string): string => new URL(address, 'http://portal.invalid').pathname;

const loaderOf = (context: () => Context) => async (address: string) => {
  const path = pathOf(address);
  const script = new Script(await fetchFile(path), { filename: path });
  return () => void script.runInContext(context());
};

const newContext = async ({ files }: RenderMessage): Promise<Context> => {
  const load = loaderOf(() => context);
  const interfaces = {
    ...{ AbortController, AbortSignal, Blob, FormData, Headers, ReadableStream, Request, Response },
    ...{ TextDecoder, TextEncoder, URL, URLSearchParams, performance, queueMicrotask, structuredClone },
  };
  const host = { load, defer: (callback: () => void) => void setImmediate(callback) };
  const context = createContext(
    { ...interfaces, console: { error() {}, warn() {}, log() {}, info() {}, debug() {} }, host },
    { codeGeneration: { strings: false, wasm: false } },
  );
  runInContext(browser, context);
  for (const file of files) (await load(file))();
  return context;
};

const contextOf = (job: RenderMessage): Promise<Context> => {
  const known = contexts.get(job.key) ?? newContext(job);
  contexts.delete(job.key);
  contexts.set(job.key, known);
  for (const [key] of contexts) if (contexts.size > maxContexts) contexts.delete(key);
  return known;
};

/** The error of a script is the cause of what fails after it. */
const renderPage = `
  scriptErrors.length = 0;
  haituRenderer.renderPage(JSON.parse(page)).catch((error) => { throw scriptErrors[0] ?? error; })`;

const cut = (value: unknown): string => String(value).slice(0, 2000);

const render = async (job: RenderMessage): Promise<void> => {
  try {
    const context = await contextOf(job);
    Object.assign(context, { page: job.page });
    const html: unknown = await runInContext(renderPage, context);
    send({ kind: 'rendered', id: job.id, html: String(html) });
  } catch (error) {
    contexts.delete(job.key);
    const stack = cut((error as Error)?.stack ?? error);
    send({ kind: 'failed', id: job.id, error: cut(error), stack });
  }
};

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'start') browser = message.browser;
  else if (message.kind === 'render') void render(message);
  else {
    awaited.get(message.path)?.resolve(message.text);
    awaited.delete(message.path);
  }
});
process.on('disconnect', () => process.exit(0));
