import type { FastifyInstance } from 'fastify';
import { loadWechatpaySandboxKeys } from '#src/sales/payments/index.ts';
import { openGateway, type SandboxOptions } from '../gateway/open-gateway.ts';
import { registerApi } from './gateway-routes.ts';
import { wechatpayProtocol } from './protocol.ts';

/** WeChat Pay's room of the sandbox: gateway, the page a phone sees after scanning, bills, switches. */
export async function registerWechatpay(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadWechatpaySandboxKeys(options.dataDir);
  const gateway = await openGateway(app, options, keys, wechatpayProtocol(keys));
  app.register(async (outside) => registerApi(outside, gateway));
}
