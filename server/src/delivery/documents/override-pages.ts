import type { Language, Text } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatOverride, type RunningOverride, urlWithoutOverrides } from '#src/delivery/releases/index.ts';
import type { HttpError } from '#src/platform/errors/index.ts';
import { languageOf } from '#src/platform/http/index.ts';
import { escapeHtml, tag } from '#src/platform/text/index.ts';
import { hashStyles } from './html/inline-code.ts';
import { untilText } from './html/override-banner.ts';
import { confirmation, refusal } from './page-texts.ts';

const style = `
body{max-width:560px;margin:10vh auto;padding:0 16px;background:#f7f2e9;color:#14202b;font:16px/1.6 system-ui,sans-serif}
h1{font-size:22px}
code{display:block;overflow-wrap:anywhere;padding:8px 12px;border-radius:8px;background:#fff;font-size:14px}
small{display:block;color:#51606d;font:13px/1.6 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;gap:16px;align-items:center;margin-top:24px}
button{padding:10px 20px;border:0;border-radius:8px;background:#0b4f8a;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#0b4f8a}
button:focus-visible,a:focus-visible{outline:3px solid #ff8567;outline-offset:2px}
@media(prefers-color-scheme:dark){
html{color-scheme:dark}
body{background:#0f1820;color:#e4ebf1}
code{background:#17222c}
small{color:#a9b7c4}
button{background:#8fc1ef;color:#0f1820}
a{color:#8fc1ef}
}
`;

const { elements } = hashStyles([style]);

/** No scripts, no frames, and a form that stays in the portal. */
const headers = {
  'content-security-policy': `default-src 'none'; style-src ${elements.join(' ')}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // Without a referrer, browsers would send the form without its origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const address = (url: string): string => url.replace(/^[/\\]+/, '/');

const sayIn =
  (language: Language) =>
  ({ zh, en }: Text): string =>
    escapeHtml((language === 'en' && en) || zh);

const write = (language: Language, title: string, body: string): string => `<!doctype html>
${tag('html', { lang: language === 'en' ? 'en' : 'zh-CN' })}
<head>
${tag('meta', { charset: 'utf-8' })}
<title>${title}</title>
${tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })}
${tag('meta', { name: 'robots', content: 'noindex' })}
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

const send = (reply: FastifyReply, page: string): FastifyReply =>
  reply.headers(headers).type('text/html; charset=utf-8').send(page);

const nameAndEnd = (override: RunningOverride, say: (text: Text) => string): string =>
  `<code>${escapeHtml(formatOverride(override))}<small>${say(untilText(override.until))}</small></code>`;

/** Sends the page that asks whether to start overrides: sending its form starts them. */
export const sendConfirmation = (
  request: FastifyRequest,
  reply: FastifyReply,
  begin: readonly RunningOverride[],
): FastifyReply => {
  const language = languageOf(request);
  const say = sayIn(language);
  const { title, warning, start, cancel } = confirmation;
  const body = `<p>${say(warning)}</p>
${begin.map((override) => nameAndEnd(override, say)).join('\n')}
${tag('form', { method: 'post', action: address(request.url) })}
<button>${say(start)}</button>
${tag('a', { href: urlWithoutOverrides(request) })}${say(cancel)}</a>
</form>`;
  return send(reply, write(language, say(title), body));
};

/** Sends the page that says why a preview link is refused: its visitor may have no other page open. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: HttpError,
): FastifyReply => {
  const language = languageOf(request);
  const say = sayIn(language);
  const body = `<p>${say(text)}</p>
${tag('a', { href: urlWithoutOverrides(request) })}${say(refusal.leave)}</a>`;
  return send(reply.code(status), write(language, say(refusal.title), body));
};
