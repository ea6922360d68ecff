import type { FastifyInstance } from 'fastify';
import { loadAlipaySandboxKeys } from '#src/sales/payments/index.ts';
import { openDesk, type SandboxOptions } from '../desk/open-desk.ts';
import { registerBills } from './bill-routes.ts';
import { registerGateway } from './gateway-routes.ts';
import { alipayProtocol } from './protocol.ts';

/** Alipay in the sandbox: gateway, cashier, bills, switches. */
export async function registerAlipay(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadAlipaySandboxKeys(options.dataDir);
  const desk = await openDesk(app, options, keys, alipayProtocol(keys));
  app.register(async (outside) => {
    registerGateway(outside, desk);
    registerBills(outside, desk);
  });
}
