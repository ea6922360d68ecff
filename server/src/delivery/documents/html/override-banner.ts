import type { Text } from '@portal/shared/contract';
import type { OverriddenReleases } from '#src/delivery/releases/index.ts';
import { escapeHtml, formatTime } from '#src/platform/text/index.ts';

type Overrides = OverriddenReleases['overrides'];

const words = {
  title: { zh: '预览中，仅此浏览器可见', en: 'Preview, in this browser only' },
  missing: { zh: '（没有响应，显示的是线上版本）', en: ' (does not answer: what is live is shown)' },
  until: { zh: '有效至', en: 'Until' },
  end: { zh: '结束预览', en: 'End' },
} satisfies Record<string, Text>;

/** When an override ends. */
export const untilText = (until: Date): Text => {
  const { zh, en } = formatTime(until);
  return { zh: `${words.until.zh} ${zh}`, en: `${words.until.en} ${en}` };
};

/** Both languages; CSS shows the page's, so the language can change without another document. */
const both = ({ zh, en = zh }: Text): string =>
  `<span lang="zh-CN">${escapeHtml(zh)}</span><span lang="en">${escapeHtml(en)}</span>`;

/** The banner's style, allowed by its hash. */
export const bannerStyle = `
#overrides{position:fixed;z-index:2000;inset:auto 12px 12px auto;max-width:calc(100vw - 24px);box-sizing:border-box;display:flex;gap:16px;align-items:center;padding:8px 8px 8px 16px;border-radius:8px;background:#14202b;color:#fff;font:14px/1.5 system-ui,sans-serif;box-shadow:0 8px 24px rgb(20 32 43/30%);border-left:4px solid #ff8567}
#overrides code{display:block;overflow-wrap:anywhere;color:#ffe9e3;font-size:12px}
#overrides small{display:block;color:#ffe9e3;font-size:12px}
#overrides a{flex:none;padding:10px 16px;border-radius:8px;background:#fff;color:#14202b;text-decoration:none;font-weight:600}
#overrides a:focus-visible{outline:3px solid #ff8567;outline-offset:2px}
html[lang=en] #overrides [lang=zh-CN],html:not([lang=en]) #overrides [lang=en]{display:none}
@media print{#overrides{display:none}}
`;

/**
 * Shows the active overrides with their ends, and a link that ends them. Part of the document, not of the shell: it must
 * appear even when an overridden shell does not start. Empty without overrides.
 */
export const overrideBanner = (overrides: Overrides): string => {
  if (overrides.length === 0) return '';
  const lines = overrides.map(
    ({ text, missing, until }) =>
      `<code>${escapeHtml(text)}${missing ? both(words.missing) : ''}</code><small>${both(untilText(until))}</small>`,
  );
  return `<style>${bannerStyle}</style>
<aside id="overrides"><div role="status">${both(words.title)}${lines.join('')}</div><a href="?override=off">${both(words.end)}</a></aside>
`;
};
