import type { AlipaySdk } from 'alipay-sdk';
import { type BillLine, ProviderError, ProviderRefusal } from '../payment-provider.ts';
import { yuanToFen } from '../yuan.ts';
import { callAlipay, stamped } from './alipay-call.ts';
import { readZip } from './zip-reading.ts';

const DOWNLOAD_MS = 30_000;
const LARGEST = 64 * 1024 * 1024;
const METHOD = 'alipay.data.dataservice.bill.downloadurl.query';

/** Downloads the trade bill of a day; empty when Alipay has none. Throws `ProviderError`. */
export async function downloadBill(sdk: AlipaySdk, day: string): Promise<BillLine[]> {
  const url = await findBillUrl(sdk, day);
  if (url === undefined) return [];
  try {
    return await readAlipayBill(await download(url));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`Alipay's bill of ${day} cannot be read`, { cause: error });
  }
}

async function findBillUrl(sdk: AlipaySdk, day: string): Promise<string | undefined> {
  try {
    const { billDownloadUrl } = await callAlipay(
      sdk,
      METHOD,
      stamped({ bill_type: 'trade', bill_date: day }),
    );
    if (typeof billDownloadUrl === 'string') return billDownloadUrl;
  } catch (error) {
    if (error instanceof ProviderRefusal && /bill_not_exist/i.test(error.code)) return undefined;
    throw error;
  }
  throw new ProviderError(`Alipay ${METHOD}: no address in the answer`);
}

async function download(url: string): Promise<Buffer> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS), redirect: 'error' });
  if (!reply.ok || !reply.body) throw new ProviderError(`Alipay's bill: answered with HTTP ${reply.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body) {
    size += part.length;
    if (size > LARGEST) throw new ProviderError("Alipay's bill is too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Parses the archive of a trade bill: CSV in GB 18030. Throws RangeError. */
export async function readAlipayBill(zip: Buffer): Promise<BillLine[]> {
  const list = (await readZip(zip, LARGEST)).find(({ name }) => name.endsWith('业务明细.csv'));
  if (!list) throw new RangeError('the bill has no list of trades');
  const text = new TextDecoder('gb18030').decode(list.bytes);
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith('#'));
  const [head = '', ...lines] = rows;
  const columns = head.split(',').map((cell) => cell.trim());
  return lines.map((line) => readLine(columns, line));
}

function readLine(columns: readonly string[], line: string): BillLine {
  const cells = line.split(',').map((cell) => cell.trim());
  // Only the product name can contain commas.
  cells.splice(columns.indexOf('商品名称'), cells.length - columns.length);
  const cell = (name: string): string => {
    const text = cells[columns.indexOf(name)];
    if (text === undefined) throw new RangeError(`the bill has no ${name}`);
    return text;
  };
  const refund = readKind(cell('业务类型')) === 'refund';
  return {
    kind: refund ? 'refund' : 'payment',
    number: refund ? cell('退款批次号/请求号') : cell('商户订单号'),
    tradeNo: cell('支付宝交易号'),
    amount: yuanToFen(cell('订单金额（元）').replace(/^-/, '')),
  };
}

function readKind(text: string): BillLine['kind'] {
  if (text === '交易') return 'payment';
  if (text === '退款') return 'refund';
  throw new RangeError(`the bill has an unknown kind of line "${text}"`);
}
