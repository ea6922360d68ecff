import type { FastifyInstance } from 'fastify';
import { loadAlipaySandboxKeys } from '#src/sales/payments/index.ts';
import { openGateway, type SandboxOptions } from '../gateway/open-gateway.ts';
import { registerBills } from './bill-routes.ts';
import { registerApi } from './gateway-routes.ts';
import { alipayProtocol } from './protocol.ts';

/** Alipay in the sandbox: gateway, cashier, bills, switches. */
export async function registerAlipay(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadAlipaySandboxKeys(options.dataDir);
  const gateway = await openGateway(app, options, keys, alipayProtocol(keys));
  app.register(async (outside) => {
    registerApi(outside, gateway);
    registerBills(outside, gateway);
  });
}
