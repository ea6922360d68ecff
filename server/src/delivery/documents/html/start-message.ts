import { escapeHtml } from '#src/platform/text/index.ts';
import { startFailed } from '../page-texts.ts';
import type { DocumentParts } from './document-parts.ts';

export const messageId = 'start-failed';

/** Above the bar of a phone, which works without scripts; in the middle of a page without content. */
export const messageStyle = `
#${messageId}:not([hidden]){position:fixed;z-index:2001;inset:auto 12px 80px;box-sizing:border-box;width:fit-content;height:fit-content;margin:auto;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:16px 16px 16px 24px;border-radius:8px;background:#14202b;color:#fff;font:16px/1.5 system-ui,sans-serif;text-wrap:balance;box-shadow:0 8px 24px rgb(20 32 43/30%);border-left:4px solid #ff8567}
#root:empty~#${messageId}{inset:12px}
#${messageId} a{padding:10px 20px;border-radius:8px;background:#fff;color:#14202b;text-decoration:none;font-weight:600}
#${messageId} a:focus-visible{outline:3px solid #ff8567;outline-offset:2px}
`;

/** Hidden until the script that watches the start of the shell shows it. Its link needs no script. */
export const startMessage = ({ startWatch, site }: DocumentParts): string => {
  if (!startWatch) return '';
  const [text, reload] = [startFailed.text, startFailed.reload].map((each) => escapeHtml(site.say(each)));
  return `<style>${messageStyle}</style>
<div id="${messageId}" hidden>${text}<a href="">${reload}</a></div>
`;
};
