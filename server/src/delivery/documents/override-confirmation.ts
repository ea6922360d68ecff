import type { Language } from '@portal/shared/contract';
import { formatOverride, type OverrideCommand, urlWithoutOverrides } from '#src/delivery/releases/index.ts';
import { escapeHtml, tag } from '#src/platform/text/index.ts';
import { hashStyles } from './html/inline-code.ts';
import { confirmation } from './page-texts.ts';

const style = `
body{max-width:560px;margin:10vh auto;padding:0 16px;background:#f7f2e9;color:#14202b;font:16px/1.6 system-ui,sans-serif}
h1{font-size:22px}
code{display:block;overflow-wrap:anywhere;padding:8px 12px;border-radius:8px;background:#fff;font-size:14px}
form{display:flex;flex-wrap:wrap;gap:16px;align-items:center;margin-top:24px}
button{padding:10px 20px;border:0;border-radius:8px;background:#0b4f8a;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#0b4f8a}
button:focus-visible,a:focus-visible{outline:3px solid #ff8567;outline-offset:2px}
`;

const { elements } = hashStyles([style]);

/** No scripts, no frames, and a form that stays in the portal. */
export const confirmationHeaders = {
  'content-security-policy': `default-src 'none'; style-src ${elements.join(' ')}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  // Without a referrer, browsers would send the form without its origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const address = (url: string): string => url.replace(/^[/\\]+/, '/');

/** The page that asks whether to start overrides: sending its form starts them. */
export const renderConfirmation = ({ begin }: OverrideCommand, url: string, language: Language): string => {
  const say = (key: keyof typeof confirmation) =>
    escapeHtml((language === 'en' && confirmation[key].en) || confirmation[key].zh);
  return `<!doctype html>
${tag('html', { lang: language === 'en' ? 'en' : 'zh-CN' })}
<head>
${tag('meta', { charset: 'utf-8' })}
<title>${say('title')}</title>
${tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })}
${tag('meta', { name: 'robots', content: 'noindex' })}
<style>${style}</style>
</head>
<body>
<main>
<h1>${say('title')}</h1>
<p>${say('warning')}</p>
${begin.map((override) => `<code>${escapeHtml(formatOverride(override))}</code>`).join('\n')}
${tag('form', { method: 'post', action: address(url) })}
<button>${say('start')}</button>
${tag('a', { href: urlWithoutOverrides({ url }) })}${say('cancel')}</a>
</form>
</main>
</body>
</html>
`;
};
