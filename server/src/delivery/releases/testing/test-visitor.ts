import type { App, PortalBoot } from '@portal/shared/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

const bootPattern = /<script type="application\/json" id="portal-boot">(.*)<\/script>/;

/** The boot data in a document. */
export const bootOf = ({ body }: LightMyRequestResponse): PortalBoot =>
  JSON.parse(bootPattern.exec(body)?.[1] ?? 'null');

/** A browser: it stores cookies, and a session when given one. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #session: { readonly authorization?: string };

  constructor(app: FastifyInstance, session: { readonly authorization?: string } = {}) {
    this.#app = app;
    this.#session = session;
  }

  async #send(
    url: string,
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST' = 'GET',
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = { host: 'portal.example', ...headers, ...(cookie ? { cookie } : {}) };
    const answer = await this.#app.inject({ method, url, headers: sent });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  /** Without the session, as browsers request documents. */
  open(url = '/index'): Promise<LightMyRequestResponse> {
    return this.#send(url, {});
  }

  /** Sends the form that confirms overrides, from a page of the portal by default. */
  confirm(url: string, origin = 'http://portal.example'): Promise<LightMyRequestResponse> {
    const type = 'application/x-www-form-urlencoded';
    return this.#send(url, { origin, 'content-type': type }, 'POST');
  }

  /** The poll of an open tab. */
  poll(headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    return this.#send('/api/v1/releases/live', { ...this.#session, ...headers });
  }

  /** The versions of an app in document and poll: the current one and the fallback, of each. */
  async versionsOf(app: App): Promise<(string | undefined)[]> {
    const boot = bootOf(await this.open()).releases[app];
    const live = (await this.poll()).json().data[app];
    return [boot, live].flatMap((each) => [each?.current.version, each?.previous?.version]);
  }
}
