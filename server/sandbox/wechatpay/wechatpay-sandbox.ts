import type { FastifyInstance } from 'fastify';
import { loadWechatpaySandboxKeys } from '#src/sales/payments/index.ts';
import { openDesk, type SandboxOptions } from '../desk/open-desk.ts';
import { registerGateway } from './gateway-routes.ts';
import { wechatpayProtocol } from './protocol.ts';

/** WeChat Pay's room of the sandbox: gateway, the page a phone sees after scanning, bills, switches. */
export async function registerWechatpay(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const keys = await loadWechatpaySandboxKeys(options.dataDir);
  const desk = await openDesk(app, options, keys, wechatpayProtocol(keys));
  app.register(async (outside) => registerGateway(outside, desk));
}
