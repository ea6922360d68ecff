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

  async #get(url: string, headers: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({ url, headers: { ...headers, ...(cookie ? { cookie } : {}) } });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    return answer;
  }

  /** Without the session, as browsers request documents. */
  open(url = '/index'): Promise<LightMyRequestResponse> {
    return this.#get(url, {});
  }

  /** The poll of an open tab. */
  poll(headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    return this.#get('/api/v1/releases/live', { ...this.#session, ...headers });
  }

  /** The versions of an app in document and poll: the current one and the fallback, of each. */
  async versionsOf(app: App): Promise<(string | undefined)[]> {
    const boot = bootOf(await this.open()).releases[app];
    const live = (await this.poll()).json().data[app];
    return [boot, live].flatMap((each) => [each?.current.version, each?.previous?.version]);
  }
}
