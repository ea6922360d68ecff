import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Letters } from './letters.ts';

const fields = { id: { type: 'string' }, to: { type: 'string' }, text: { type: 'string' } } as const;
const schema = { body: { type: 'object', required: ['id', 'to', 'text'], properties: fields } } as const;
const maxAgeMs = 300_000;

interface SmsBody {
  Body: { readonly id: string; readonly to: string; readonly text: string };
}

const isSigned = ({ headers }: FastifyRequest, raw: string, secret: string): boolean => {
  const time = String(headers['x-sms-time'] ?? '');
  if (!(Math.abs(Date.now() - Number(time)) <= maxAgeMs)) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${raw}`).digest();
  const given = Buffer.from(String(headers['x-sms-signature'] ?? ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** A gateway for short messages: takes those the portal signed, and the same `id` once. */
export const registerSms = (app: FastifyInstance, secret: string, letters: Letters): void => {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 16_384 },
    (request, raw, done) => {
      if (!isSigned(request, String(raw), secret))
        return done(Object.assign(new Error('not signed by the portal'), { statusCode: 401 }));
      return app.getDefaultJsonParser('error', 'error')(request, String(raw), done);
    },
  );
  app.post<SmsBody>('/inbox/sms', { schema }, (request, reply) => {
    const { id, to, text } = request.body;
    if (!/^1[3-9]\d{9}$/.test(to)) return reply.code(400).send({ error: 'no mobile number' });
    const known = letters.list(to).some(({ messageId }) => messageId === id);
    if (!known) letters.keep({ channel: 'sms', messageId: id, from: '', to, subject: '', text, html: '' });
    return reply.send({ id });
  });
};
