import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestContext } from 'node:test';

/** A span as OTLP/JSON has it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 2 is a server, 3 a client. */
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  /** `service.name` of its resource. */
  readonly service: unknown;
}

interface Payload {
  readonly resourceSpans: readonly {
    readonly resource: Pick<ReceivedSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Omit<ReceivedSpan, 'service'>[] }[];
  }[];
}

/** The value of an attribute. */
export const attribute = ({ attributes }: Pick<ReceivedSpan, 'attributes'>, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

const spansOf = (body: string): ReceivedSpan[] =>
  (JSON.parse(body) as Payload).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service: attribute(resource, 'service.name') })),
    ),
  );

export interface Collector {
  readonly url: string;
  /** The bodies of all requests. */
  readonly bodies: string[];
  spans(): ReceivedSpan[];
}

/** Takes everything. */
const accept = (_request: IncomingMessage, response: ServerResponse): void => void response.end('{}');

/** A receiver of OTLP/JSON on this machine; `answer` replaces its answer. */
export const listenAsCollector = async (t: TestContext, answer = accept): Promise<Collector> => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bodies, spans: () => bodies.flatMap(spansOf) };
};
