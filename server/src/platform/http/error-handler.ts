import { errorCodes } from '@portal/shared/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badField, Fault, refused, tooLarge, unsupported } from '#src/platform/errors/index.ts';
import { failure } from './answer.ts';
import { textFor } from './language.ts';

interface Complaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The field a validation complaint is about: `/travellers/0/name` or the missing property itself. */
const fieldOf = ({ instancePath, params }: Complaint): string =>
  [instancePath.slice(1), params.missingProperty]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('/');

const depth = ({ instancePath }: Complaint): number => instancePath.split('/').length;

/** Of the complaints of a choice between forms, the deepest and last: the form that came closest to fitting. */
const clearest = (complaints: readonly Complaint[]): Complaint | undefined =>
  complaints
    .filter(({ keyword }) => keyword !== 'anyOf')
    .reduce<Complaint | undefined>(
      (best, next) => (best && depth(best) > depth(next) ? best : next),
      undefined,
    );

const badValue = (complaint: Complaint): Fault => {
  const field = fieldOf(complaint) || 'body';
  if (complaint.keyword !== 'required')
    return badField(field, `${field} 的值不正确`, `${field} is not valid`);
  return new Fault(
    { zh: `缺少 ${field}`, en: `${field} is required` },
    { status: 400, code: errorCodes.required, field },
  );
};

const known: Readonly<Record<string, () => Fault>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooLarge,
  FST_PARTS_LIMIT: tooLarge,
  FST_FIELDS_LIMIT: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupported,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unsupported,
};

const asFault = (error: FastifyError): Fault | undefined => {
  if (error instanceof Fault) return error;
  const complaint = clearest((error.validation ?? []) as Complaint[]);
  if (complaint) return badValue(complaint);
  if (Object.hasOwn(known, error.code ?? '')) return known[error.code]?.();
  const refusedByHttp = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return refusedByHttp
    ? refused(errorCodes.badParameter, '请求格式不正确', 'The request is malformed', error.statusCode)
    : undefined;
};

const answerFault = (request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply => {
  if (fault.retryAfter !== undefined) void reply.header('retry-after', fault.retryAfter);
  const { status, code, field, data } = fault;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(
      failure(request.url.replace(/[?#].*/s, ''), { code, text: textFor(request, fault.text), field, data }),
    );
};

const systemError = (): Fault =>
  refused(errorCodes.systemError, '系统出错', 'Something went wrong on our side', 500);

/** Every error leaves in the envelope of its path: refusals with code and field, faults of ours as 500 and in the log. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const fault = asFault(error);
  if (!fault) request.log.error({ err: error }, 'request failed');
  return answerFault(request, reply, fault ?? systemError());
};

/** The answer of a path under `/api` that does not exist. */
export const noSuchInterface = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerFault(
    request,
    reply,
    refused(errorCodes.noSuchInterface, '接口不存在', 'There is no such interface', 404),
  );
