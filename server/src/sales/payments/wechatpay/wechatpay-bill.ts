import { createHash } from 'node:crypto';
import { type BillLine, ProviderError, ProviderRefusal } from '../payment-provider.ts';
import { yuanToFen } from '../yuan.ts';
import type { WechatpayConfig } from './wechatpay-account.ts';
import { callWechatpay, send } from './wechatpay-call.ts';

const DOWNLOAD = { timeoutMs: 60_000, largest: 64 * 1024 * 1024 };

/**
 * Downloads the trade bill of a day. Its text is not signed: the signed response before it contains its
 * digest.
 */
export async function downloadBill(config: WechatpayConfig, day: string): Promise<readonly BillLine[]> {
  const target = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  const place = await unlessNothing(callWechatpay(config, { method: 'GET', target }));
  if (!place) return [];
  const { pathname, search } = new URL(String(place.download_url));
  const { status, body } = await send(config, { method: 'GET', target: `${pathname}${search}` }, DOWNLOAD);
  if (status !== 200) throw new ProviderError(`WeChat Pay bill ${day}: answered with HTTP ${status}`);
  const digest = createHash('sha1').update(body).digest('hex');
  if (place.hash_type !== 'SHA1' || digest !== String(place.hash_value).toLowerCase())
    throw new ProviderError(`WeChat Pay bill ${day}: the text is not the one whose digest was signed`);
  return readBill(body.toString('utf8'));
}

async function unlessNothing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === 'NO_STATEMENT_EXIST') return undefined;
    throw error;
  }
}

/** Parses a bill: a header, rows whose cells begin with a backtick, then a header and a row of totals. */
export function readBill(text: string): BillLine[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',');
  const end = lines.findIndex((line) => line !== '' && !line.startsWith('`'));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .filter((line) => line !== '')
    .map((line) => readRow(names, line.slice(1).split(',`')));
}

function readRow(names: readonly string[], cells: readonly string[]): BillLine {
  const cell = (name: string): string => {
    const value = cells[names.indexOf(name)];
    if (value === undefined) throw new ProviderError(`the bill of WeChat Pay has no ${name}`);
    return value.trim();
  };
  const refund = cell('交易状态') !== 'SUCCESS';
  return {
    kind: refund ? 'refund' : 'payment',
    number: cell(refund ? '商户退款单号' : '商户订单号'),
    tradeNo: cell('微信订单号'),
    amount: readYuan(cell(refund ? '申请退款金额' : '订单金额')),
  };
}

function readYuan(text: string): number {
  try {
    return yuanToFen(text);
  } catch (error) {
    throw new ProviderError(`the bill of WeChat Pay has an unreadable amount "${text}"`, { cause: error });
  }
}
