import { ALIPAY_SANDBOX_APP_ID } from '#src/sales/payments/index.ts';
import type { Params } from './methods.ts';
import { Refusal } from './refusal.ts';
import { isSignedBy, signedText } from './signing.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const wrong = (subCode: string, message: string) => new Refusal(subCode, message, '40002');

/** Verifies a request of our merchant, in the order of Alipay's checks. Throws `Refusal` (code 40002). */
export function requireGenuine(params: Params, merchantKey: string): void {
  if (params.app_id !== ALIPAY_SANDBOX_APP_ID) throw wrong('isv.invalid-app-id', '无效的AppID参数');
  if (params.charset?.toLowerCase() !== 'utf-8') throw wrong('isv.invalid-charset', '字符集错误');
  if (params.sign_type !== 'RSA2') throw wrong('isv.invalid-signature-type', '无效签名类型');
  if (!params.sign) throw wrong('isv.missing-signature', '缺少签名参数');
  if (!isSignedBy(signedText(params, ['sign']), params.sign, merchantKey)) {
    throw wrong('isv.invalid-signature', '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配');
  }
  if (!TIMESTAMP.test(params.timestamp ?? '')) throw wrong('isv.invalid-timestamp', '非法的时间戳参数');
}

/** The business parameters of a request. Throws `Refusal` when they are not a JSON object. */
export function readContent(params: Params): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(params.biz_content ?? '');
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
      return content as Record<string, unknown>;
    }
  } catch {
    // Falls through to the refusal below, as an answer of another shape does.
  }
  throw wrong('isv.invalid-parameter', '参数无效：biz_content');
}
