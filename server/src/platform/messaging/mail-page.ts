import { escapeHtml } from '#src/platform/text/index.ts';

/** The parts of a mail: its subject, and the same content as plain text and as HTML. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The content of a mail. Everything is text and is escaped. */
export interface MailPage {
  readonly lang: string;
  readonly brand: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly text: string; readonly url: string };
  /** Small print: why the mail was sent. */
  readonly foot: readonly string[];
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ text, url }: { text: string; url: string }): string =>
  `<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:8px 24px;border-radius:12px;background:#0b4f8a;color:#fff;text-decoration:none">${escapeHtml(text)}</a></p>`;

/** Renders a mail. Styles are inline, because mail clients drop style elements. */
export const drawMail = ({ lang, brand, subject, lines, action, foot }: MailPage): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f7f2e9;color:#14202b;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;color:#0b4f8a;font-weight:600">${escapeHtml(brand)}</p>
<div style="background:#fff;border-radius:12px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeHtml(subject)}</h1>
${[...lines.map(paragraph), ...(action ? [button(action)] : [])].join('\n')}
</div>
<p style="margin:16px 0 0;font-size:14px;color:#51606e">${foot.map(escapeHtml).join('<br>')}</p>
</div></body></html>
`;
