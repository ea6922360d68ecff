import { html, type Markup, trusted } from '../html.ts';
import type { InboxTexts } from './inbox-texts.ts';
import type { Letter } from './letters.ts';

const style = `
:root{--sea:#0b4f8a;--deep:#083a66;--coral:#ff6b4a;--sand:#f7f2e9;--ink:#14202b;--quiet:#51606e;--line:#e4ddd0}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--sand);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
header{background:linear-gradient(160deg,var(--deep),var(--sea));color:#fff;padding:24px 16px}
.bar,main{max-width:960px;margin:0 auto}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;font-size:20px;font-weight:600}
.badge{background:var(--coral);color:var(--ink);font-size:14px;line-height:24px;padding:0 12px;border-radius:12px}
.notice{margin:0;flex-basis:100%;font-size:14px;font-weight:400;color:#dbe8f4}
main{padding:24px 16px 48px}
h1{font-size:24px;line-height:1.3;margin:0 0 16px;overflow-wrap:anywhere}
.card,li{background:#fff;border-radius:12px;box-shadow:0 8px 32px rgba(11,79,138,.12)}
.card{padding:24px 16px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:16px}
li a{display:block;padding:16px;color:inherit;text-decoration:none;border-radius:12px;overflow-wrap:anywhere}
li strong{display:block;color:var(--sea)}
li a:hover strong{text-decoration:underline}
.facts{margin:0;font-size:14px;color:var(--quiet);overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:16px 0 0}
iframe{width:100%;height:480px;border:1px solid var(--line);border-radius:12px;margin-top:16px}
.back{display:inline-block;margin-bottom:16px;color:var(--sea)}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
`;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const factsOf = (texts: InboxTexts, { channel, to, at }: Letter) =>
  html`<p class="facts">${texts[channel]} · ${texts.to} ${to} · <time datetime="${at}">${clock.format(new Date(at))}</time></p>`;

const titleOf = ({ subject, text }: Letter): string => subject || text;

const joined = (parts: readonly Markup[]): Markup => trusted(parts.map(({ markup }) => markup).join(''));

/** The list of messages, latest first. */
export const renderList = (texts: InboxTexts, letters: readonly Letter[]): Markup => {
  const items = letters.map(
    (letter) =>
      html`<li><a href="/inbox/${String(letter.id)}"><strong>${titleOf(letter)}</strong>${factsOf(texts, letter)}</a></li>`,
  );
  const body = items.length > 0 ? html`<ul>${joined(items)}</ul>` : html`<p class="card">${texts.empty}</p>`;
  return html`<h1>${texts.title}</h1>${body}`;
};

const back = (texts: InboxTexts) => html`<a class="back" href="/inbox">${texts.back}</a>`;

/** One message. A mail's HTML is in a sandboxed frame: no scripts, no external resources. */
export const renderLetter = (texts: InboxTexts, letter: Letter): Markup => {
  const frame = letter.html
    ? html`<iframe title="${titleOf(letter)}" sandbox srcdoc="${letter.html}"></iframe>`
    : undefined;
  return html`${back(texts)}<article class="card"><h1>${letter.subject || texts[letter.channel]}</h1>${factsOf(texts, letter)}<pre>${letter.text}</pre>${frame}</article>`;
};

/** The page for an unknown message. */
export const renderMissing = (texts: InboxTexts): Markup =>
  html`${back(texts)}<p class="card">${texts.missing}</p>`;

/** The whole document around a page; `nonce` lets its own style in. */
export const renderInbox = (texts: InboxTexts, nonce: string, body: Markup): string =>
  html`<!doctype html>
<html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.brand}</title><style nonce="${nonce}">${trusted(style)}</style></head>
<body><header><div class="bar"><span>${texts.brand}</span><span class="badge">${texts.badge}</span><p class="notice">${texts.notice}</p></div></header>
<main>${body}</main></body></html>`.markup;
