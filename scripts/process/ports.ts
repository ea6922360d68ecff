import { createServer } from 'node:net';

const listenOn = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as { port: number };
      server.close(() => resolve(taken));
    });
  });

/** A free port on loopback. */
export const freePort = (): Promise<number> => listenOn(0, '127.0.0.1');

/** Throws a sentence, with the name of the setting if there is one, if a port is in use. */
export const requireFree = async (port: number, host: string, setting?: string): Promise<void> => {
  await listenOn(port, host).catch(() => {
    const remedy = setting ? `, or set ${setting} to another port` : '';
    throw new Error(`Port ${port} is taken; stop what uses it${remedy}.`);
  });
};
