import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../process/ports.ts';

/** A text message that the portal has sent. */
interface TextMessage {
  readonly to: string;
  readonly text: string;
}

/** A gateway for text messages that keeps them. */
export interface TextGateway {
  readonly url: string;
  readonly sent: readonly TextMessage[];
  stop(): Promise<void>;
}

/** Starts the gateway on this machine, which production permits without TLS. */
export const startTextGateway = async (): Promise<TextGateway> => {
  const sent: TextMessage[] = [];
  const server = createServer(async (request, response) => {
    sent.push(JSON.parse(await text(request)) as TextMessage);
    response.end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/send`, sent, stop };
};
