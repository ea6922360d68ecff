import { errorCodes } from '@portal/shared/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#src/platform/database/index.ts';
import {
  businessError,
  HttpError,
  invalidField,
  missingField,
  tooLarge,
  unsupported,
} from '#src/platform/errors/index.ts';
import { failure } from './answer.ts';
import { textFor } from './negotiation.ts';
import { notFramed } from './security-headers.ts';

interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The field of a validation error: `/travellers/0/name` or the missing property itself. */
const fieldOf = ({ instancePath, params }: SchemaError): string =>
  [instancePath.slice(1), params.missingProperty]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('/');

const depth = ({ instancePath }: SchemaError): number => instancePath.split('/').length;

/** Of the errors of a union, the deepest and last: the closest branch. */
const mostSpecific = (complaints: readonly SchemaError[]): SchemaError | undefined =>
  complaints
    .filter(({ keyword }) => keyword !== 'anyOf')
    .reduce<SchemaError | undefined>(
      (best, next) => (best && depth(best) > depth(next) ? best : next),
      undefined,
    );

const schemaHttpError = (complaint: SchemaError): HttpError => {
  const field = fieldOf(complaint) || 'body';
  if (complaint.keyword !== 'required')
    return invalidField(field, `${field} 的值不正确`, `${field} is not valid`);
  return missingField(field, `缺少 ${field}`, `${field} is required`);
};

const known: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupported,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unsupported,
};

/** A refusal because of an error, as of a decoder that crashed, is logged with it. */
const logCause = ({ cause }: HttpError, request: FastifyRequest): void => {
  if (cause) request.log.warn({ err: cause }, 'refused because of an error');
};

const toHttpError = (error: FastifyError): HttpError | undefined => {
  if (error instanceof HttpError) return error;
  const complaint = mostSpecific((error.validation ?? []) as SchemaError[]);
  if (complaint) return schemaHttpError(complaint);
  if (Object.hasOwn(known, error.code ?? '')) return known[error.code]?.();
  const refusedByHttp = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return refusedByHttp
    ? businessError(errorCodes.badParameter, '请求格式不正确', 'The request is malformed', error.statusCode)
    : undefined;
};

const sendHttpError = (request: FastifyRequest, reply: FastifyReply, fault: HttpError): FastifyReply => {
  if (fault.retryAfter !== undefined) void reply.header('retry-after', fault.retryAfter);
  const { status, code, field, data } = fault;
  return (
    reply
      .code(status)
      // Its route may have allowed caching; and an invalid request has passed no hook.
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...notFramed })
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(
        failure(request.url.replace(/[?#].*/s, ''), {
          code,
          text: textFor(request, fault.text),
          field,
          data,
        }),
      )
  );
};

const systemError = (): HttpError =>
  businessError(errorCodes.systemError, '系统出错', 'Something went wrong on our side', 500);

/** In s: connections are free again within the time that a statement may take. */
const retryAfter = 5;

const busy = (): HttpError =>
  new HttpError(
    { zh: '服务繁忙，请稍后再试', en: 'The service is busy, please try again in a moment' },
    { status: 503, code: errorCodes.systemError, retryAfter },
  );

/** A database that is busy or away is answered with a 503, everything unexpected with a 500; both are logged. */
const reportFault = (error: FastifyError, request: FastifyRequest): HttpError => {
  const isBusy = isDatabaseUnavailable(error);
  request.log.error({ err: error }, isBusy ? 'database unavailable' : 'request failed');
  return isBusy ? busy() : systemError();
};

/** Sends every error in the envelope of its path: HttpErrors with code and field, others as a logged 503 or 500. */
export const sendError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = toHttpError(error);
  if (refusal) logCause(refusal, request);
  return sendHttpError(request, reply, refusal ?? reportFault(error, request));
};

/** The answer of a path under `/api` that does not exist. */
export const sendUnknownRoute = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendHttpError(
    request,
    reply,
    businessError(errorCodes.noSuchInterface, '接口不存在', 'This endpoint does not exist', 404),
  );
